/** The stand-in's payment page: validates the input, pays on the server and reports to the parent of the frame. */
(() => {
  const { accessToken, state } = document.body.dataset;
  const form = document.querySelector('form');
  const steps = [...document.querySelectorAll('[data-step]')];

  /** Milliseconds. */
  const bankTakes = 1200;
  const successShows = 1500;

  const notify = (paystation, status) => parent.postMessage({ paystation, status }, location.origin);
  const leave = () => notify('close');

  const show = (name) => {
    for (const step of steps) step.hidden = step.dataset.step !== name;
    steps
      .find((step) => !step.hidden)
      ?.querySelector('h2')
      ?.focus();
  };

  const declined = document.querySelector('#declined');
  const refuse = (step) => {
    show(step);
    notify('status', 'troubled');
    notify('status-troubled', 'troubled');
  };
  const outcomes = {
    paid: () => {
      show('paid');
      notify('status', 'done');
      notify('status-done', 'done');
      setTimeout(leave, successShows);
    },
    declined: () => {
      show('card');
      declined.hidden = false;
      declined.focus();
      notify('status', 'processing');
    },
    troubled: () => refuse('troubled'),
    refused: () => refuse('refused'),
    'sold-out': () => refuse('sold-out'),
    'already-owned': () => refuse('already-owned'),
    bank: () => {
      show('wait');
      notify('status', 'processing');
      setTimeout(() => show('bank'), bankTakes);
    },
    failed: () => {
      show('failed');
    },
  };

  const fields = form ? [...form.querySelectorAll('input')] : [];
  const digits = (field) => field.value.replace(/\D/g, '');
  const isFuture = (field) => {
    const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(field.value) ?? [];
    const end = new Date(2000 + Number(year), Number(month), 1);
    return Number(month) >= 1 && Number(month) <= 12 && end > new Date();
  };
  const checks = {
    number: (field) => /^\d{12,19}$/.test(digits(field)),
    expiry: isFuture,
    code: (field) => /^\d{3,4}$/.test(field.value.trim()),
  };
  const check = (field) => {
    const isRight = checks[field.name](field);
    document.querySelector(`#${field.name}-error`).hidden = isRight;
    if (isRight) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    return isRight;
  };

  const pay = async (isConfirmed) => {
    show('wait');
    const card = digits(fields.find(({ name }) => name === 'number'));
    const outcome = await fetch('/sandbox/paystation/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessToken, card, isConfirmed }),
    })
      .then((answer) => (answer.ok ? answer.json() : { outcome: 'failed' }))
      .catch(() => ({ outcome: 'failed' }));
    outcomes[outcome.outcome]();
  };

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    declined.hidden = true;
    const wrong = fields.filter((field) => !check(field));
    if (wrong.length > 0) wrong[0].focus();
    else void pay(false);
  });
  for (const field of fields) {
    field.addEventListener('input', () => field.hasAttribute('aria-invalid') && check(field));
  }
  for (const button of document.querySelectorAll('button[data-card]')) {
    button.addEventListener('click', () => {
      const filled = { number: button.dataset.card, expiry: button.dataset.expiry, code: '123' };
      for (const field of fields) field.value = filled[field.name];
      fields.forEach(check);
      form.querySelector('button[type=submit]').focus();
    });
  }
  const on = (selector, act) =>
    document.querySelectorAll(selector).forEach((button) => button.addEventListener('click', act));
  on('[data-leave]', leave);
  on('[data-again]', () => show('card'));
  on('[data-confirm]', () => void pay(true));
  on('[data-refuse]', () => outcomes.declined());

  // A page in its own window has no parent to report to.
  if (state in outcomes) outcomes[state]();
})();
