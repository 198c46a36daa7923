/** VISIT-MAILS: an invitation, its update and its cancellation in real programs for calendars. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { lacks } from '../testing/installed.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { writeCalendar } from './write-calendar.ts';

vi.setConfig({ testTimeout: 120_000 });

const files = ['request', 'update', 'cancel'] as const;
const location = '12 King Street, Apt. 4; Charleston, SC 29401';
const startMs = Date.parse('2027-03-15T13:00Z');
const hourMs = 60 * 60_000;

let folder: string;

beforeEach(() => {
  folder = makeTestFolder();
  const write = (name: (typeof files)[number], sequence: number, fromMs: number) =>
    writeFileSync(
      join(folder, `${name}.ics`),
      writeCalendar(
        [
          {
            uid: 'visit-PT-7K3F-9QX2@',
            stampMs: Date.parse('2027-03-01T15:00Z') + sequence * 60_000,
            ...{ sequence, fromMs, untilMs: fromMs + 2 * hourMs, location },
            summary: 'Visit of Plumb & True, “Drywall”',
            description: 'Your request has the number PT-7K3F-9QX2; call (843) 555-0142.',
          },
        ],
        { name: 'Plumb & True', url: 'https://plumb.example', email: 'office@plumb.example' },
        { method: name === 'cancel' ? 'CANCEL' : 'REQUEST', attendee: 'ada@visitor.example' },
      ),
    );
  write('request', 0, startMs);
  write('update', 1, startMs + 24 * hourMs);
  write('cancel', 2, startMs + 24 * hourMs);
});

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, TZ: 'America/New_York' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

test.skipIf(lacks('invitations in khal', ['khal']))(
  'khal shows the time that moves, and marks the cancellation',
  () => {
    mkdirSync(join(folder, 'own'));
    mkdirSync(join(folder, '.config/khal'), { recursive: true });
    const format = '%Y-%m-%d %H:%M';
    writeFileSync(
      join(folder, '.config/khal/config'),
      `[calendars]\n[[own]]\npath = ${folder}/own\n[locale]\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = ${format}\nlongdatetimeformat = ${format}\ndefault_timezone = America/New_York\nlocal_timezone = America/New_York\n`,
    );
    const shown = files.map((name) => {
      run('khal', ['import', '--batch', '-a', 'own', `${name}.ics`]);
      const fields = '{start-long-full}|{location}|STATUS:{status}';
      return run('khal', ['list', '--day-format', '', '--format', fields, '2027-03-14', '2027-03-20']);
    });
    expect(shown.map((line) => line.trim())).toEqual([
      `2027-03-15 09:00|${location}|STATUS:CONFIRMED`,
      `2027-03-16 09:00|${location}|STATUS:CONFIRMED`,
      `2027-03-16 09:00|${location}|STATUS:CANCELLED`,
    ]);
  },
);

const evolution = `
import gi
for name, version in (('EDataServer', '1.2'), ('ECal', '2.0'), ('ICalGLib', '3.0')): gi.require_version(name, version)
from gi.repository import EDataServer, ECal, ICalGLib
source = EDataServer.SourceRegistry.new_sync(None).ref_builtin_calendar()
client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, 30, None)
for name in ('request', 'update', 'cancel'):
    client.receive_objects_sync(ICalGLib.Component.new_from_string(open(name + '.ics').read()), ECal.OperationFlags.NONE, None)
    ok, found = client.get_object_list_sync('#t', None)
    print(name, *[' '.join([event.get_dtstart().as_ical_string(), event.get_status().value_nick, event.get_location()]) for event in found])
`;
const noEvolution = lacks(
  'invitations in Evolution',
  ['dbus-run-session', '/usr/bin/python3'],
  `/usr/bin/python3 -c "import gi; gi.require_version('ECal', '2.0')"`,
);

test.skipIf(noEvolution)('Evolution moves the visit, and deletes it after the cancellation', () => {
  const lines = run('dbus-run-session', ['--', '/usr/bin/python3', '-c', evolution]).split('\n');
  expect(lines).toEqual([
    `request 20270315T130000Z confirmed ${location}`,
    `update 20270316T130000Z confirmed ${location}`,
    'cancel',
  ]);
});

const vobject = '/usr/share/php/Sabre/VObject/includes.php';
const sabre = `error_reporting(0); require '${vobject}';
foreach (['request', 'update', 'cancel'] as $name) {
  $calendar = Sabre\\VObject\\Reader::read(file_get_contents("$name.ics"));
  $event = $calendar->VEVENT;
  $start = $event->DTSTART->getDateTime()->setTimezone(new DateTimeZone('UTC'))->format('Ymd\\THis\\Z');
  echo "$calendar->METHOD $event->SEQUENCE $start STATUS:$event->STATUS ", count($calendar->validate()), "\\n";
}`;

test.skipIf(lacks('invitations in sabre/vobject', ['php'], `test -f ${vobject}`))(
  'sabre/vobject finds no fault, and the same instants',
  () => {
    expect(run('php', ['-r', sabre]).split('\n')).toEqual([
      'REQUEST 0 20270315T130000Z STATUS:CONFIRMED 0',
      'REQUEST 1 20270316T130000Z STATUS:CONFIRMED 0',
      'CANCEL 2 20270316T130000Z STATUS:CANCELLED 0',
    ]);
  },
);
