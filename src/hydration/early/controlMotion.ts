import { motionItem } from '#domain/consent/storedItems';
import { read, remove, write } from '#infrastructure/browser/storage';
import { motionAttribute, motionControlAttribute } from '../protocol';

const area = (): Storage => window.localStorage;

/**
 * Lets pictures, videos and carousels move by themselves unless the visitor has stopped them, and handles the buttons
 * that stop and start them (WCAG 2.2.2). The application only reads the attribute.
 */
export const controlMotion = (): void => {
  const page = document.documentElement;
  page.setAttribute(motionAttribute, read(area, motionItem.name) === 'off' ? 'off' : 'on');
  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(`[${motionControlAttribute}]`)) return;
    const isStopped = page.getAttribute(motionAttribute) === 'off';
    page.setAttribute(motionAttribute, isStopped ? 'on' : 'off');
    if (isStopped) remove(area, motionItem.name);
    else write(area, motionItem.name, 'off');
  };
  // In the capture phase, because events stop at the body while React hydrates the page.
  document.addEventListener('click', onClick, true);
};
