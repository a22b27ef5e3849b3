import { TextField, type TextFieldProps } from './TextField';

/** Text field with the email keyboard and without autocorrection. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'autoCapitalize' | 'spellCheck'>) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />
);
