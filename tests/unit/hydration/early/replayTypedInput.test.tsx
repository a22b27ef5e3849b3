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
  onState?.([name, subject, kind, agrees].join('|'));
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
    </form>
  );
};

const hydrate = async (change: (root: HTMLElement) => void): Promise<string> => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  change(root);
  replayTypedInput();
  let last = '';
  await act(async () => void hydrateRoot(root, <Form onState={(state) => (last = state)} />));
  await act(async () => void document.dispatchEvent(new Event(hydratedEvent)));
  root.remove();
  return last;
};

it('replays text, selections and checkboxes changed before hydration', async () => {
  const state = await hydrate((root) => {
    const [name, box] = root.querySelectorAll('input');
    const [subject, kind] = root.querySelectorAll('select');
    if (!name || !box || !subject || !kind) throw new Error('a field is missing');
    name.value = 'Ada';
    subject.value = 'press';
    kind.value = 'a';
    box.checked = true;
  });
  expect(state).toBe('Ada|press|a|true');
});

it('leaves untouched fields unchanged', async () => {
  expect(await hydrate(() => undefined)).toBe('||b|false');
});
