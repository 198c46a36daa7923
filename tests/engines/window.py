#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, because MiniBrowser is never as narrow as a phone."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
# Without scripts in the markup, the driver can still run its own.
settings = WebKit2.Settings(
    enable_javascript_markup="--no-script" not in sys.argv,
    # Back loads the page again, as on a phone that has dropped it.
    enable_page_cache=False,
)
# The protocol does not report errors, so every page reports its own, and the driver reads them from this output.
report = """
const report = (...words) => webkit.messageHandlers.fault.postMessage(words.join(' '));
console.error = report;
addEventListener('error', ({ message, target }) => report(message ?? `No ${target.src ?? target.href}`), true);
addEventListener('unhandledrejection', ({ reason }) => report(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective, blockedURI));
"""


def say(_content, result):
    print("fault:", result.get_js_value().to_string().replace("\n", " "), flush=True)


def open_view(_session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("fault")
    content.connect("script-message-received::fault", say)
    content.add_script(
        WebKit2.UserScript.new(
            report,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", begin)
Gtk.main()
