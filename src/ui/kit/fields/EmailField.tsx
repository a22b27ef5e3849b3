import { TextField, type TextFieldProps } from './TextField';

/** For an e-mail address: its keyboard, and nothing that would change what is typed. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'autoCapitalize' | 'spellCheck'>) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />
);
