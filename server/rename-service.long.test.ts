/** deploy/rename-service.sh on a machine with the service under its name of version 0.2. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { lacks } from './testing/installed.ts';
import { machinePrograms, startPrivateMachine, type PrivateMachine } from './testing/private-machine.ts';

vi.setConfig({ testTimeout: 120_000 });

const oldName = 'plumb-and-true';
const folder = new URL('../deploy/', import.meta.url);
const units = readdirSync(folder).filter((file) => /\.(service|timer)$/.test(file));
const newName = units.find((file) => file.endsWith('-backup.timer'))?.replace('-backup.timer', '') ?? '';

const readUnit = (file: string, name: string) =>
  readFileSync(new URL(file, folder), 'utf8').replaceAll(newName, name);

/** Shell lines that write the units as if the service had this name. */
const writeUnits = (to: string, name: string) =>
  units
    .map((file) => `cat > ${to}/${file.replace(newName, name)} <<'UNIT'\n${readUnit(file, name)}UNIT`)
    .join('\n');

const rename = 'PATH=/srv/bin:$PATH sh /srv/deploy/rename-service.sh';

async function startInstalled(): Promise<PrivateMachine> {
  const machine = await startPrivateMachine({
    SMTP_URL: `smtp://${oldName}@mail/`,
    SITE_DIR: `/srv/${oldName}/dist`,
  });
  const script = readFileSync(new URL('rename-service.sh', folder), 'utf8');
  const { code, output } = machine.run(`
    mkdir /srv/bin /srv/deploy
    mkdir -p /etc/systemd/system/${oldName}.service.d /etc/sudoers.d
    printf '#!/bin/sh\\necho "$@" >> /srv/calls\\n' > /srv/bin/systemctl
    chmod +x /srv/bin/systemctl
    cat > /srv/deploy/rename-service.sh <<'SCRIPT'\n${script}SCRIPT
    ${writeUnits('/srv/deploy', newName)}
    ${writeUnits('/etc/systemd/system', oldName)}
    printf '[Service]\\nReadWritePaths=/srv/${oldName}\\n' > /etc/systemd/system/${oldName}.service.d/own.conf
    useradd --system --no-create-home --shell /usr/sbin/nologin ${oldName}
    install -d -m 700 -o ${oldName} -g ${oldName} /var/lib/${oldName} /var/lib/${oldName}-backups
    install -m 600 -o ${oldName} -g ${oldName} /etc/hostname /var/lib/${oldName}/leads.sqlite
    umount /srv/${newName}
    rmdir /srv/${newName}
    mv /etc/${newName}.env /etc/${oldName}.env
    mkdir -p /srv/${oldName}-releases/releases/1
    ln -s releases/1 /srv/${oldName}-releases/current
    ln -s /srv/${oldName}-releases/current /srv/${oldName}
    echo 'deploy ALL=(root) NOPASSWD: /usr/bin/systemctl restart ${oldName}' > /etc/sudoers.d/${oldName}
    mkdir -p /var/spool/cron/crontabs
    echo '17 3 * * * cd /srv/${oldName} && date' > /var/spool/cron/crontabs/${oldName}`);
  expect({ code, output }).toEqual({ code: 0, output: '' });
  return machine;
}

const isLacking = lacks(
  'renaming an installed service',
  [...machinePrograms, 'usermod', 'groupmod'],
  'unshare --mount true',
);

test.skipIf(isLacking)(
  'renames an installed service everywhere and keeps its data and settings',
  async () => {
    const machine = await startInstalled();
    const { code, output } = machine.run(rename);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`called ${newName}`) });

    const read = (file: string) => machine.run(`cat ${file}`).output;
    for (const file of units) expect(read(`/etc/systemd/system/${file}`)).toBe(readUnit(file, newName));
    expect(read(`/etc/systemd/system/${newName}.service.d/own.conf`)).toContain(`/srv/${newName}\n`);
    expect(read(`/etc/${newName}.env`)).toContain(`SMTP_URL=smtp://${oldName}@mail/\n`);
    expect(read(`/etc/${newName}.env`)).toContain(`SITE_DIR=/srv/${newName}/dist\n`);
    expect(read(`/etc/sudoers.d/${newName}`)).toContain(`systemctl restart ${newName}\n`);
    expect(read(`/var/spool/cron/crontabs/${newName}`)).toContain(`cd /srv/${newName} `);
    expect(machine.run(`cd /srv/${newName} && pwd -P`).output.trim()).toBe(
      `/srv/${newName}-releases/releases/1`,
    );
    expect(
      machine.run(`stat -c '%U %G %a' /var/lib/${newName} /var/lib/${newName}/leads.sqlite`).output,
    ).toBe(`${newName} ${newName} 700\n${newName} ${newName} 600\n`);
    expect(read('/srv/calls').trim().split('\n')).toEqual([
      `disable --now ${oldName}-backup.timer`,
      `disable --now ${oldName}.service`,
      'daemon-reload',
      `enable --now ${newName}.service`,
      `enable --now ${newName}-backup.timer`,
    ]);
    expect(
      machine.run(`find /etc /srv /var/lib -name '*${oldName}*' -not -path '/srv/deploy/*'`).output,
    ).toBe('');
    expect(machine.run(rename)).toMatchObject({ code: 0 });
  },
);

test.skipIf(isLacking)('changes nothing if a path with the new name exists', async () => {
  const machine = await startInstalled();
  machine.run(`mkdir /var/lib/${newName}`);
  const refused = machine.run(rename);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`Both /var/lib/${oldName} and /var/lib/${newName} are there`);
  expect(machine.run('cat /srv/calls').code).not.toBe(0);
});
