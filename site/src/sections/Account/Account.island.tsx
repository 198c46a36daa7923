import type { z } from 'astro/zod';
import { account as words } from 'words:shop';
import type { Contact } from '../../forms/contact.ts';
import { Boundary } from '../../parts/Boundary/Boundary.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { DemoForm } from '../../parts/DemoForm/DemoForm.tsx';
import { Field } from '../../parts/Field/Field.tsx';
import styles from './Account.module.css';
import type { account } from './Account.schema.ts';

type Props = Pick<z.output<typeof account>, 'login' | 'register'> & { contact: Contact };

export function Account(props: Props) {
  return (
    <Boundary contact={props.contact}>
      <AccountForms {...props} />
    </Boundary>
  );
}

function AccountForms({ login, register }: Props) {
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.side}>
        <h2>{login.title}</h2>
        <DemoForm label={login.title} said={login.said}>
          <Field
            name="username"
            label={words.username.label}
            type="text"
            required
            autoComplete="username"
            missing={words.username.missing}
          />
          <Field
            name="password"
            label={words.password.label}
            type="password"
            required
            autoComplete="current-password"
            hint={login.passwordHint}
            missing={words.password.missing}
          />
          <label className={styles.remember}>
            <input type="checkbox" name="rememberMe" />
            {login.rememberMe}
          </label>
          <Button label={login.button} />
          <a className={styles.lost} href={login.lostPassword.path}>
            {login.lostPassword.label}
          </a>
        </DemoForm>
      </div>
      <div className={styles.side}>
        <h2>{register.title}</h2>
        <DemoForm label={register.title} said={register.said}>
          <Field
            name="registerEmail"
            label={words.registerEmail.label}
            type="email"
            required
            autoComplete="email"
            hint={register.note}
            missing={words.registerEmail.missing}
          />
          <p className={styles.privacy}>
            {register.privacy} <a href={register.privacyLink.path}>{register.privacyLink.label}</a>.
          </p>
          <Button label={register.button} tone="outline" />
        </DemoForm>
      </div>
    </div>
  );
}
