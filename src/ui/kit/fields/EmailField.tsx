import { TextField, type TextFieldProps } from './TextField';

/** Shows the email keyboard; no autocorrection. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'autoCapitalize' | 'spellCheck'>) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />
);
