/** The password of a table that waits: the host sets it, and whoever sits down must know it. */
import { LONGEST_PASSWORD, type TableDetails } from '@cartagena/protocol';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import { toastOnError } from './request.ts';
import style from './waiting-room.module.css';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

export function PasswordField({ value, onChange }: PasswordFieldProps) {
  return <TextField label={say('online.password')} value={value} longest={LONGEST_PASSWORD} onChange={onChange} />;
}

export function TableLock({ table: { id, isLocked } }: { readonly table: TableDetails }) {
  const [password, setPassword] = useState('');
  const lock = async (wished: string | null) => {
    if (await toastOnError(api.lock(id, { password: wished }))) setPassword('');
  };
  if (isLocked)
    return (
      <div class={style.form}>
        <p>{say('online.locked')}</p>
        <Button onClick={() => void lock(null)}>{say('online.lock.off')}</Button>
      </div>
    );
  return (
    <Form class={style.form} onSubmit={() => password !== '' && void lock(password)}>
      <PasswordField value={password} onChange={setPassword} />
      <Button type="submit" disabled={password === ''}>
        {say('online.lock')}
      </Button>
    </Form>
  );
}
