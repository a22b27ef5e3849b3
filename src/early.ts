/**
 * Buttons that are pressed before the application has taken over a page that the server rendered: pressed again
 * once it has. Links need nothing of the kind, they lead where they say.
 */
const pressed: HTMLElement[] = [];

const remember = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed.push(button);
};

document.addEventListener('click', remember);
document.addEventListener(
  'application-ready',
  () => {
    document.removeEventListener('click', remember);
    pressed.forEach((button) => button.click());
  },
  { once: true },
);
