/** Replaces Google's tag: follows consent, sets cookies and sends events and cookieless pings to the sandbox. */
(() => {
  const layer = window.dataLayer;
  const consent = {};
  const fields = {};
  let property;
  let lifetime = 0;
  const collector = new URL('collect', document.currentScript.src);

  const send = (name, parameters = {}) => {
    if (window[`ga-disable-${property}`] === true) return;
    if (consent.analytics_storage === 'granted') {
      document.cookie = `_ga=GA1.1.sandbox; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
      document.cookie = `_ga_SANDBOX=GS2.1.sandbox; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
    }
    if (consent.ad_storage === 'granted') {
      document.cookie = '_gcl_au=1.1.sandbox; Path=/; Max-Age=7776000; SameSite=Lax';
    }
    const body = JSON.stringify({ name, parameters: { ...fields, ...parameters }, consent });
    void fetch(collector, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  };

  const commands = {
    consent: (mode, choices) => {
      Object.assign(consent, choices);
      if (mode === 'update' && property !== undefined) send('consent_update');
    },
    config: (id, settings) => {
      property = id;
      lifetime = settings.cookie_expires;
      if (settings.send_page_view !== false) send('page_view');
    },
    set: (values) => Object.assign(fields, values),
    event: send,
    js: () => undefined,
  };

  const hear = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, ...rest] = entry;
    commands[command]?.(...rest);
  };

  layer.forEach(hear);
  layer.push = (...entries) => {
    entries.forEach(hear);
    return Array.prototype.push.apply(layer, entries);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send('user_engagement');
  });
  setTimeout(() => layer.push({ experiment: 'sandbox', variant: 'b' }), 250);
})();
