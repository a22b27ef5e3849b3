import { whenReady } from './applicationReady';

/**
 * Buttons and forms that are used before the application has taken over a page that the server rendered: used again
 * once it has. Links need nothing of the kind, they lead where they say; nor do buttons that open a popover.
 */
export const repeatPresses = (): void => {
  const used: (() => void)[] = [];

  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type === 'submit' || button.popoverTargetElement) return;
    used.push(() => button.click());
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { target, submitter } = event;
    if (target instanceof HTMLFormElement) used.push(() => target.requestSubmit(submitter));
  };

  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  whenReady(() => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
    used.forEach((repeat) => repeat());
  });
};
