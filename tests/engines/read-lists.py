#!/usr/bin/python3
"""Prints the lists in WebKitGTK's accessibility tree for each address, with their roles, as JSON.

WebKit announces some lists as plain groups, and its driver reports the role of the element instead. The caller starts a
session bus and a virtual screen (announced-lists.long.e2e.ts).
"""
import json
import os
import signal
import subprocess
import sys

import gi


def show(width):
    """A window that loads the addresses from its input, and prints a line when it has loaded one."""
    gi.require_version("Gtk", "3.0")
    gi.require_version("WebKit2", "4.1")
    from gi.repository import GLib, Gtk, WebKit2

    view = WebKit2.WebView(web_context=WebKit2.WebContext.new_ephemeral())

    def follow(_view, event):
        if event == WebKit2.LoadEvent.FINISHED:
            # The tree follows the layout.
            GLib.timeout_add(400, lambda: print("loaded", flush=True))

    def load(source, _condition):
        address = source.readline().strip()
        if not address:
            Gtk.main_quit()
            return False
        view.load_uri(address)
        return True

    view.connect("load-changed", follow)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, load)
    window = Gtk.Window()
    window.set_default_size(width, 900)
    window.add(view)
    window.show_all()
    Gtk.main()


def read_text(place):
    below = (read_text(place.get_child_at_index(index)) for index in range(place.get_child_count()))
    return " ".join([place.get_name() or "", *below]).strip()


def list_lists(place):
    """Role and first words of each list below a place of the tree."""
    if place is None:
        return []
    tag = (place.get_attributes() or {}).get("tag")
    own = [[place.get_role_name(), " ".join(read_text(place).split())[:60]]] if tag in ("ul", "ol") else []
    return own + [one for index in range(place.get_child_count()) for one in list_lists(place.get_child_at_index(index))]


def main(width, addresses):
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi

    # A page with a large film answers late.
    Atspi.set_timeout(20_000, 20_000)

    # The launcher leaves its bus behind, which would keep the output open.
    launcher = subprocess.Popen(
        ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    command = [sys.executable, __file__, "--show", width]
    window = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    answers = {}
    for address in addresses:
        print(address, file=window.stdin, flush=True)
        window.stdout.readline()
        answers[address] = list_lists(Atspi.get_desktop(0))
    window.stdin.close()
    window.wait()
    os.killpg(launcher.pid, signal.SIGKILL)
    print(json.dumps(answers))


if sys.argv[1] == "--show":
    show(int(sys.argv[2]))
else:
    main(sys.argv[1], sys.argv[2:])
