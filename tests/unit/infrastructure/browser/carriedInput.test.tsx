import { carryInput, takeCarriedInput } from '#infrastructure/browser/carriedInput';

const showForm = () => {
  document.body.innerHTML =
    '<form><input name="email"><input name="newsletter" type="checkbox"><input name="password" type="password"></form>';
  const [email, newsletter, password] = document.querySelectorAll('input');
  if (!email || !newsletter || !password) throw new Error('The form has no fields.');
  return { email, newsletter, password };
};

/** Enters values and shows the form of the next document. */
const carry = () => {
  const entered = showForm();
  entered.email.value = 'ada@example.com';
  entered.newsletter.checked = true;
  entered.password.value = 'secret';
  carryInput(window);
  return showForm();
};

it('fills the next document with what was entered, without passwords', () => {
  const { email, newsletter, password } = carry();
  takeCarriedInput(window)();
  expect([email.value, newsletter.checked, password.value]).toEqual(['ada@example.com', true, '']);
});

it('does not replace what the visitor has changed since', () => {
  const { email, newsletter } = carry();
  const fillCarried = takeCarriedInput(window);
  fillCarried();
  email.value = 'grace@example.com';
  newsletter.checked = false;
  fillCarried();
  expect([email.value, newsletter.checked]).toEqual(['grace@example.com', false]);
});

it('does not replace what was typed before the first fill', () => {
  const { email } = carry();
  email.value = 'typed';
  takeCarriedInput(window)();
  expect(email.value).toBe('typed');
});

it('fills fields that appear later', () => {
  carry();
  document.body.innerHTML = '';
  const fillCarried = takeCarriedInput(window);
  fillCarried();
  const { email } = showForm();
  fillCarried();
  expect(email.value).toBe('ada@example.com');
});

it('fills nothing a second time', () => {
  carry();
  takeCarriedInput(window);
  const { email } = showForm();
  takeCarriedInput(window)();
  expect(email.value).toBe('');
});
