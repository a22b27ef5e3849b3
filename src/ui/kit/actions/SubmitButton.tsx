import { Button, type ButtonProps } from './Button';

/** The one thing that a form of a page is for. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant' | 'size' | 'wide'>) => (
  <Button {...props} type="submit" variant="primary" size="large" wide />
);
