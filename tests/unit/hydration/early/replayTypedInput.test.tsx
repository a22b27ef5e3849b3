/** @jest-environment jest-fixed-jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayTypedInput } from '#hydration/early/replayTypedInput';
import { hydratedEvent } from '#hydration/protocol';

const Form = ({ onState }: { readonly onState?: (state: string) => void }) => {
  const [name, setName] = useState('');
  const [subject, setSubject] = useState('');
  const [kind, setKind] = useState('b');
  const [agrees, setAgrees] = useState(false);
  const [currency, setCurrency] = useState('EUR');
  onState?.([name, subject, kind, agrees, currency].join('|'));
  return (
    <form>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <select value={subject} onChange={({ target }) => setSubject(target.value)}>
        <option value="">Choose</option>
        <option value="press">Press</option>
      </select>
      <select value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
      {['EUR', 'USD', 'GBP'].map((value) => (
        <input
          key={value}
          type="radio"
          name="currency"
          checked={value === currency}
          onChange={() => setCurrency(value)}
        />
      ))}
    </form>
  );
};

/** @param use what the visitor does after the early script has run */
const hydrate = async (
  change: (root: HTMLElement) => void,
  use: (root: HTMLElement) => void = () => undefined,
): Promise<string> => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  change(root);
  replayTypedInput();
  use(root);
  let last = '';
  await act(async () => void hydrateRoot(root, <Form onState={(state) => (last = state)} />));
  await act(async () => void document.dispatchEvent(new Event(hydratedEvent)));
  root.remove();
  return last;
};

it('replays text, selections, checkboxes and radio buttons changed before hydration', async () => {
  const state = await hydrate((root) => {
    const [name, box, , usd] = root.querySelectorAll('input');
    const [subject, kind] = root.querySelectorAll('select');
    if (!name || !box || !usd || !subject || !kind) throw new Error('a field is missing');
    name.value = 'Ada';
    subject.value = 'press';
    kind.value = 'a';
    box.checked = true;
    usd.checked = true;
  });
  expect(state).toBe('Ada|press|a|true|USD');
});

it('leaves untouched fields unchanged', async () => {
  expect(await hydrate(() => undefined)).toBe('||b|false|EUR');
});

it('replays only the last radio button that was chosen before hydration', async () => {
  const state = await hydrate(
    () => undefined,
    (root) => {
      const [, , eur, usd, gbp] = root.querySelectorAll('input');
      for (const chosen of [usd, eur, gbp]) chosen?.click();
    },
  );
  expect(state).toBe('||b|false|GBP');
});

it('leaves a radio button that was chosen again before hydration', async () => {
  const state = await hydrate(
    () => undefined,
    (root) => {
      const [, , eur, usd] = root.querySelectorAll('input');
      for (const chosen of [usd, eur]) chosen?.click();
    },
  );
  expect(state).toBe('||b|false|EUR');
});
