/** Milliseconds after `load` until a browser that reports no paint requests the early script. */
const waitWithoutPaint = 10_000;

/** Milliseconds from a scroll to the start, and until the page continues after a navigation that did not happen. */
const idleMs = 700;
const navigationTimeoutMs = 3_000;

const html = document.documentElement;

const earlyScripts = () => document.querySelectorAll('script[src="/assets/early.js"]').length;

const button = (id: string): HTMLButtonElement => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`no button ${id}`);
  return found;
};

/** Simulates hydration. Captured input is replayed in a microtask. */
const hydrate = async (): Promise<void> => {
  document.dispatchEvent(new Event('application-ready'));
  await Promise.resolve();
};

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

beforeEach(async () => {
  html.removeAttribute('data-used');
  html.removeAttribute('data-leaving');
  document.head.replaceChildren();
  document.body.innerHTML =
    '<div id="root" data-early="/assets/early.js"><button id="plain" type="button"><b>Go</b></button>' +
    '<button id="menu" type="button">Menu</button><a href="#there">There</a><a id="held" href="#picture" data-held><i>Picture</i></a>' +
    '<form><input name="password"/><button id="send" type="submit">Send</button></form></div>';
  await jest.isolateModulesAsync(async () => {
    await import('#hydration/inline/captureInput');
  });
});

/** The script's listeners remain on the document until the application is ready. */
afterEach(hydrate);

it('requests the early script once, on first interaction', () => {
  expect(earlyScripts()).toBe(0);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('focusin'));
  expect(earlyScripts()).toBe(1);
  expect(html.hasAttribute('data-used')).toBe(true);
});

it('marks the page as failed when the early script cannot be loaded', () => {
  html.removeAttribute('data-failed');
  window.dispatchEvent(new Event('keydown'));
  const script = document.querySelector('script[src="/assets/early.js"]');
  expect(html.hasAttribute('data-failed')).toBe(false);
  script?.dispatchEvent(new Event('error'));
  expect(html.hasAttribute('data-failed')).toBe(true);
});

it('notifies the early script of the first interaction', () => {
  const used = jest.fn();
  document.addEventListener('page-used', used);
  button('plain').dispatchEvent(new Event('focusin', { bubbles: true }));
  button('plain').dispatchEvent(new Event('keydown', { bubbles: true }));
  document.removeEventListener('page-used', used);
  expect(used).toHaveBeenCalledTimes(1);
});

it.each(['touchstart', 'wheel', 'scroll'])(
  'delays the start after %s because the visitor may click a link next',
  (sign) => {
    window.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(idleMs - 1);
    expect(html.hasAttribute('data-used')).toBe(false);
    jest.advanceTimersByTime(1);
    expect(html.hasAttribute('data-used')).toBe(true);
    expect(earlyScripts()).toBe(1);
  },
);

it('clicking a link delays the application instead of starting it', () => {
  const link = document.querySelector('a');
  for (const sign of ['focusin', 'keydown']) link?.dispatchEvent(new Event(sign, { bubbles: true }));
  link?.click();
  expect(earlyScripts()).toBe(0);
  expect(html.hasAttribute('data-used')).toBe(false);
  expect(html.hasAttribute('data-leaving')).toBe(true);
  jest.advanceTimersByTime(navigationTimeoutMs);
  expect(html.hasAttribute('data-leaving')).toBe(false);
});

it('does not request the early script while the page is prerendering', () => {
  Object.assign(document, { prerendering: true });
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(waitWithoutPaint);
  expect(earlyScripts()).toBe(0);
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(earlyScripts()).toBe(1);
});

it('requests the early script ten seconds after load when no paint is reported', () => {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(waitWithoutPaint - 1);
  expect(earlyScripts()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(earlyScripts()).toBe(1);
  expect(html.hasAttribute('data-used')).toBe(false);
});

it('ignores a pointer event without movement', () => {
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(earlyScripts()).toBe(0);
  move(1);
  expect(earlyScripts()).toBe(1);
});

it('replays clicks once and in order after hydration', async () => {
  button('plain').querySelector('b')?.click();
  button('menu').click();
  const pressed: string[] = [];
  for (const id of ['plain', 'menu']) button(id).addEventListener('click', () => pressed.push(id));
  await hydrate();
  expect(pressed).toEqual(['plain', 'menu']);
  button('plain').click();
  await hydrate();
  expect(pressed).toEqual(['plain', 'menu', 'plain']);
});

it('does not replay clicks on links, popovers or motion controls, which work without the application', async () => {
  button('menu').setAttribute('popovertarget', 'root');
  button('plain').setAttribute('data-motion-control', '');
  button('menu').click();
  button('plain').click();
  document.querySelector('a')?.click();
  const pressed = jest.fn();
  document.addEventListener('click', pressed);
  await hydrate();
  document.removeEventListener('click', pressed);
  expect(pressed).not.toHaveBeenCalled();
});

it('does not replay a click on a removed button outside of the application, or click a similar button', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="bar" type="button">Close</button>');
  button('bar').addEventListener('click', ({ target }) => (target as Element).remove());
  const pressed = jest.fn();
  document.getElementById('root')?.addEventListener('click', pressed);
  button('bar').click();
  // Takes the position of the removed button.
  document.getElementById('root')?.append(document.createElement('button'));
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

it('after scripts fail, lets the browser submit forms that work without JavaScript', () => {
  const form = document.querySelector('form');
  const isPrevented: boolean[] = [];
  const note = (event: SubmitEvent) => {
    isPrevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', note);
  button('send').click();
  html.setAttribute('data-failed', '');
  button('send').click();
  form?.setAttribute('data-plain', '');
  button('send').click();
  window.removeEventListener('submit', note);
  form?.addEventListener('submit', (event) => event.preventDefault());
  html.removeAttribute('data-failed');
  expect(isPrevented).toEqual([true, true, false]);
});

it('blocks native form submission and replays it after hydration', async () => {
  const form = document.querySelector('form');
  const submitted = jest.fn((event: SubmitEvent) => event.preventDefault());
  let isPrevented = false;
  window.addEventListener('submit', (event) => (isPrevented = event.defaultPrevented), { once: true });
  button('send').click();
  expect(isPrevented).toBe(true);
  form?.addEventListener('submit', submitted);
  await hydrate();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(submitted.mock.calls[0]?.[0].submitter).toBe(button('send'));
});

it('replays a click on a deferred link once after hydration', async () => {
  const pressed = jest.fn((event: Event) => event.preventDefault());
  const picture = document.querySelector('#held i');
  picture?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(location.hash).toBe('');
  document.getElementById('held')?.addEventListener('click', pressed);
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(location.hash).toBe('');
});

it('lets the browser follow a deferred link after five seconds, on a modified click, or when scripts fail', () => {
  const press = (init: MouseEventInit = {}) =>
    document
      .getElementById('held')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(press({ ctrlKey: true })).toBe(true);
  html.setAttribute('data-failed', '');
  expect(press()).toBe(true);
  html.removeAttribute('data-failed');
  location.hash = '';
  expect(press()).toBe(false);
  jest.advanceTimersByTime(4_999);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#picture');
  location.hash = '';
});

it('replays clicks and submits to the elements that replace those of a page that an extension has changed', async () => {
  const html = document.getElementById('root')?.outerHTML ?? '';
  for (const id of ['plain', 'menu', 'send']) button(id).click();
  document.getElementById('held')?.querySelector('i')?.click();
  document.body.innerHTML = html;
  const replayed: string[] = [];
  const note = (event: Event): void => {
    event.preventDefault();
    replayed.push(`${event.type} ${(event.currentTarget as Element).id}`);
  };
  for (const id of ['plain', 'menu', 'held']) document.getElementById(id)?.addEventListener('click', note);
  document.querySelector('form')?.addEventListener('submit', note);
  await hydrate();
  expect(replayed).toEqual(['click plain', 'click menu', 'submit ', 'click held']);
});
