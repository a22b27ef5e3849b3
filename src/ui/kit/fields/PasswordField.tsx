import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../actions/IconButton';
import { TextField, type TextFieldProps } from './TextField';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endControl'> {
  /** Names of the button. The label of the field follows, because a form may have several of these buttons. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** Password field. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endControl={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={`${shown ? hideLabel : showLabel}, ${field.label}`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
