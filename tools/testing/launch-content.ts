/** Makes a content folder without open points, plus the changes of a test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Surroundings } from '../launch/check-settings.ts';

/** A machine with a configured server and working mail. */
export const ready: Surroundings = {
  env: { PUBLIC_URL: 'https://www.ada.build', SMTP_URL: 'smtp://mail.ada.build' },
  isOnline: async () => true,
  askDoctor: async () => 'Mail from ada@ada.build:\n✓ SPF: v=spf1 -all\n',
};

export const company = `
name: Ada Builds
tagline: Walls
url: https://www.ada.build
welcome: Hello
phone: {shown: (843) 723-4410}
officePhone: {shown: (843) 723-4411}
email: ada@ada.build
bidEmail: bids@ada.build
town: Summerville
state: SC
postalCode: "29483"
hours:
  office: [{days: [Monday], opens: "08:00", closes: "17:00"}]
  timeZone: America/New_York
  holidays: [{name: Independence Day, day: July 4}]
founded: 2011
serviceArea:
  - {code: SC, name: South Carolina, license: {aboveDollars: 10000, law: A law, source: "https://law.sc.gov/"}}
towns: [Ladson]
licenses:
  - {state: SC, board: A board, class: Builder, number: "1", register: "https://board.sc.gov/", expires: "2999-01-01"}
insurance:
  liability: {amount: $1, expires: "2999-01-01"}
  workersCompensation: {amount: $1, expires: "2999-01-01"}
certificates: [{name: EPA Lead-Safe Certified Firm, issuer: EPA}]
social: [{platform: facebook, label: Facebook, url: "https://www.facebook.com/ada.builds"}]
home: index-01
`;

export const home = `
title: Home
sections:
  - {kind: Team, title: Who comes, items: [ada]}
  - {kind: CallToAction, title: Call, text: Now, action: {label: Call, path: /contact}}
`;

const complete: Record<string, string> = {
  'company.yaml': company,
  'homes/index-01.yaml': home,
  'homes/index-02.yaml': 'title: Another\nsections: []\n',
  'pages/contact.yaml': 'title: Contact\nsections: [{kind: Prose, text: ["Back to [home](/)."]}]\n',
  'team/ada.yaml': 'name: Ada Lovelace\n',
  'pictures/catalogue.yaml': '- {file: house.jpg, kind: photograph}\n',
};

/** Makes the folder with `changes` in place of the complete files. */
export function makeFolder(changes: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...complete, ...changes })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
