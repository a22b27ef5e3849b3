import { suspendInputDuringHydration } from '#infrastructure/browser/suspendInputDuringHydration';

const signs = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'keydown',
  'textInput',
  'input',
  'change',
  'submit',
  'focusin',
  'pointerover',
];

const event = (type: string): Event => new Event(type, { bubbles: true, cancelable: true });

const recordEvents = (page: HTMLElement): readonly string[] => {
  const types: string[] = [];
  const note = ({ type }: Event): void => void types.push(type);
  for (const sign of signs) page.addEventListener(sign, note, true);
  for (const sign of signs) page.firstElementChild?.dispatchEvent(event(sign));
  for (const sign of signs) page.removeEventListener(sign, note, true);
  return types;
};

let page: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><button type="button">Go</button></div>';
  page = document.body.firstElementChild as HTMLElement;
});

it('blocks clicks, key presses, input and focus events on the page until they are resumed', () => {
  const letThrough = suspendInputDuringHydration(document);
  expect(recordEvents(page)).toEqual([]);
  letThrough();
  expect(recordEvents(page)).toEqual(signs);
});

it('does not block the document’s capture listeners or default actions', () => {
  const letThrough = suspendInputDuringHydration(document);
  const atDocument = jest.fn();
  document.addEventListener('click', atDocument, true);
  const press = event('click');
  page.firstElementChild?.dispatchEvent(press);
  document.removeEventListener('click', atDocument, true);
  letThrough();
  expect(atDocument).toHaveBeenCalledTimes(1);
  expect(press.defaultPrevented).toBe(false);
});
