/**
 * Replaces Pay Station's widget: the same calls and events, with the sandbox's page in the frame. Loaded once for each
 * payment, as the real one.
 */
(() => {
  const eventTypes = {
    INIT: 'init',
    OPEN: 'open',
    LOAD: 'load',
    STATUS: 'status',
    STATUS_DONE: 'status-done',
    STATUS_TROUBLED: 'status-troubled',
    CLOSE: 'close',
  };
  // The server replaces it with the titles by language.
  const titles = '{{titles}}';
  const page = new URL('../paystation', document.currentScript.src);
  const listeners = [];
  let settings;
  let overlay;

  const notify = (type, data) =>
    listeners.filter((listener) => listener.type === type).forEach(({ hear }) => hear({ type }, data));

  const element = (name, attributes, style) => {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    Object.assign(made.style, style);
    return made;
  };

  const open = () => {
    if (!settings) throw new Error('Invalid access token.');
    if (overlay) return;
    const { closeByClick = true, closeByKeyboard = true } = settings.lightbox ?? {};
    const focused = document.activeElement;
    const title = titles[document.documentElement.lang.slice(0, 2)] ?? titles.en;
    overlay = element(
      'div',
      { class: 'xpaystation-widget-lightbox', role: 'dialog', 'aria-modal': 'true', 'aria-label': title },
      {
        position: 'fixed',
        inset: '0',
        zIndex: '2147483000',
        display: 'grid',
        gridTemplate: '100% / 100%',
        placeItems: 'center',
        padding: 'min(24px, 2vw)',
        background: 'rgb(3 6 11 / 85%)',
        pointerEvents: 'auto',
      },
    );
    const frame = element(
      'iframe',
      { title, src: `${page}?${new URLSearchParams({ access_token: settings.access_token })}` },
      {
        width: 'min(100%, 560px)',
        height: 'min(100%, 780px)',
        border: '0',
        background: '#0d131d',
        colorScheme: 'dark',
      },
    );

    const end = () => {
      if (!overlay) return;
      overlay.remove();
      overlay = undefined;
      removeEventListener('message', hearPage);
      document.removeEventListener('keydown', hearKey, true);
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      notify(eventTypes.CLOSE);
    };
    const hearPage = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== page.origin) return;
      const { paystation: type, status } = data ?? {};
      if (type === 'close') end();
      else if (Object.values(eventTypes).includes(type)) notify(type, { paymentInfo: { status } });
    };
    const hearKey = ({ key }) => {
      if (key === 'Escape' && closeByKeyboard) end();
    };
    addEventListener('message', hearPage);
    document.addEventListener('keydown', hearKey, true);
    overlay.addEventListener('click', ({ target }) => {
      if (target === overlay && closeByClick) end();
    });
    frame.addEventListener('load', () => {
      frame.focus();
      notify(eventTypes.LOAD);
    });
    overlay.append(frame);
    document.body.append(overlay);
    notify(eventTypes.OPEN);
  };

  window.XPayStationWidget = {
    eventTypes,
    init: (given) => {
      if (typeof given?.access_token !== 'string' || given.access_token === '') {
        throw new Error('Invalid access token.');
      }
      settings = given;
      notify(eventTypes.INIT);
    },
    open,
    on: (types, hear) => types.split(' ').forEach((type) => listeners.push({ type, hear })),
    off: (type) => {
      for (let n = listeners.length - 1; n >= 0; n -= 1)
        if (listeners[n].type === type) listeners.splice(n, 1);
    },
  };
})();
