/** Dovecot 2.3 with Sieve on free ports of 127.0.0.1, in a temporary folder. Needs root. */
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import PostalMime, { type Email } from 'postal-mime';
import { startDaemon } from './start-daemon.ts';
import { mailUser, makeOpenFolder } from './start-postfix.ts';

export interface Dovecot {
  lmtpPort: number;
  /** Checks logins for Postfix. */
  authPort: number;
  /** The mails in a folder of a mailbox. Every address has one. */
  listMails(address: string, folder?: string): Promise<(Email & { raw: string })[]>;
  /** Sends one IMAP command in the INBOX and returns the answer to it. */
  ask(address: string, command: string): Promise<string>;
  useScript(address: string, script: string): void;
}

/** Accepted for every address. */
export const mailPassword = 'secret';

/** `submissionPort` is the mail server that takes automatic replies. */
export async function startDovecot({ submissionPort = 0 } = {}): Promise<Dovecot> {
  const folder = makeOpenFolder();
  const homes = join(folder, 'homes');
  mkdirSync(homes);
  chownSync(homes, mailUser, mailUser);
  const [imapPort, lmtpPort, authPort] = [await getPort(), await getPort(), await getPort()];
  const file = join(folder, 'dovecot.conf');
  writeFileSync(
    file,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:~/mail
submission_host = 127.0.0.1:${submissionPort}
passdb {
  driver = static
  args = password=${mailPassword}
}
userdb {
  driver = static
  args = uid=${mailUser} gid=${mailUser} home=${homes}/%u allow_all_users=yes
}
service imap-login {
  inet_listener imap {
    port = ${imapPort}
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${lmtpPort}
  }
}
service auth {
  inet_listener {
    port = ${authPort}
  }
}
protocol lmtp {
  mail_plugins = sieve
}
plugin {
  sieve = file:~/scripts;active=~/active.sieve
}
`,
  );
  await startDaemon('dovecot', ['-F', '-c', file], lmtpPort);
  return {
    lmtpPort,
    authPort,
    async listMails(address, name) {
      const place = join(homes, address, 'mail', name === undefined ? '' : `.${name}`);
      const files = ['new', 'cur']
        .map((part) => join(place, part))
        .filter((part) => existsSync(part))
        .flatMap((part) => readdirSync(part).map((mail) => join(part, mail)));
      return Promise.all(
        files.sort().map(async (mail) => {
          const raw = readFileSync(mail, 'utf8');
          return { ...(await PostalMime.parse(raw)), raw };
        }),
      );
    },
    async ask(address, command) {
      const socket = connect(imapPort, '127.0.0.1');
      await once(socket, 'connect');
      const lines = [`1 LOGIN "${address}" ${mailPassword}`, '2 SELECT INBOX', `3 ${command}`, '4 LOGOUT'];
      socket.write(`${lines.join('\r\n')}\r\n`);
      const [, answer = ''] = /^2 OK .*\r\n([^]*?)^3 OK/m.exec(await text(socket)) ?? [];
      return answer.trim();
    },
    useScript(address, script) {
      const home = join(homes, address);
      mkdirSync(home);
      writeFileSync(join(home, 'active.sieve'), script);
      // Dovecot writes the compiled script next to it.
      for (const one of [home, join(home, 'active.sieve')]) chownSync(one, mailUser, mailUser);
    },
  };
}
