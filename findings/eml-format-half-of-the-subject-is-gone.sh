#!/usr/bin/env bash
# Surprise: two readers of saved mails lose parts of an ordinary one. Of the subject "Plan ½ and the permit of lot 7",
#   whose first words are encoded for their ½, eml-format keeps "Plan ½"; José Peña is José_Peña, the plan has no
#   name, and the last attachment ends with the separator of the mail. eml-parse-js reads "permitof lot 7" and calls
#   the plan "UTF-8Plan ½.pdf". Neither raises an error. postal-mime has all of it.
# Expected by most: mails as Gmail and Outlook have written them for twenty years are read whole.
# Packages: npm eml-format 0.6.1, eml-parse-js 1.1.15, postal-mime 2.4.4
# Source: run; RFC 2047, section 4.2, and RFC 2231.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" eml-format@0.6.1 eml-parse-js@1.1.15 postal-mime@2.4.4
cd "$tmp"
cat > try.mjs <<'J'
import emlFormat from 'eml-format';
import emlParse from 'eml-parse-js';
import PostalMime from 'postal-mime';
const part = (type, disposition, text) => ['--b', `Content-Type: ${type}`, `Content-Disposition: attachment; ${disposition}`, '', text];
const mail = [
  'From: Ana Hale <ana@example.com>', 'To: =?UTF-8?Q?Jos=C3=A9_Pe=C3=B1a?= <jose@example.org>', 'Subject: =?UTF-8?B?UGxhbiDCvQ==?= and the permit', ' of lot 7',
  'Date: Fri, 12 Jun 2026 09:00:00 -0400', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"', '', '--b', 'Content-Type: text/plain; charset=utf-8', '', 'Call first.',
  ...part('application/pdf', "filename*=UTF-8''Plan%20%C2%BD.pdf", '%PDF'), ...part('text/plain; charset=utf-8', 'filename="notes.txt"', 'Gate 4412'), '--b--', '',
].join('\r\n');
const decode = (data) => (typeof data === 'string' ? data : new TextDecoder().decode(data)).trim().replace(/\s+/g, ' ');
const show = (name, subject, person, files) => console.log(`${name}: ${subject} | ${person} | ${files.map(([file, data]) => `${file}=${decode(data)}`).join(', ')}`);
emlFormat.read(mail, (_, read) => show('eml-format', read.subject, read.to.name, read.attachments.map(({ name, data }) => [name, data])));
emlParse.readEml(mail, (_, read) => show('eml-parse-js', read.subject, read.to.name, read.attachments.map(({ name, data }) => [name, data])));
const read = await PostalMime.parse(mail);
show('postal-mime', read.subject, read.to[0].name, read.attachments.map(({ filename, content }) => [filename, content]));
J
grep '"version"' node_modules/{eml-format,eml-parse-js,postal-mime}/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = 'eml-format: Plan ½ | José_Peña | undefined=%PDF, notes.txt=Gate 4412 --b--
eml-parse-js: Plan ½ and the permitof lot 7 | José Peña | UTF-8Plan ½.pdf=%PDF, notes.txt=Gate 4412
postal-mime: Plan ½ and the permit of lot 7 | José Peña | Plan ½.pdf=%PDF, notes.txt=Gate 4412' ] && echo ok
