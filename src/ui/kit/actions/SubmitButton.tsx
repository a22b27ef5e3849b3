import { Button, type ButtonProps } from './Button';

/** The main action of a form. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant' | 'size' | 'wide'>) => (
  <Button {...props} type="submit" variant="primary" size="large" wide />
);
