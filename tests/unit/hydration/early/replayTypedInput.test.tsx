/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
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
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select name="subject" value={subject} onChange={({ target }) => setSubject(target.value)}>
        <option value="">Choose</option>
        <option value="press">Press</option>
      </select>
      <select name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        type="checkbox"
        name="agrees"
        checked={agrees}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      {['EUR', 'USD', 'GBP'].map((value) => (
        <input
          key={value}
          type="radio"
          name="currency"
          value={value}
          checked={value === currency}
          onChange={() => setCurrency(value)}
        />
      ))}
      <button type="button">Send</button>
    </form>
  );
};

/** @param use what the visitor does after the early script has run */
const hydrate = async (
  change: (root: HTMLElement) => void,
  use: (root: HTMLElement) => void = () => undefined,
  changeMore: (root: HTMLElement) => void = () => undefined,
): Promise<string> => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  change(root);
  replayTypedInput();
  use(root);
  changeMore(root);
  const onRecoverableError = () => undefined;
  let last = '';
  await act(
    async () => void hydrateRoot(root, <Form onState={(state) => (last = state)} />, { onRecoverableError }),
  );
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

it('does not replay a radio button when the original choice was restored before hydration', async () => {
  const state = await hydrate(
    () => undefined,
    (root) => {
      const [, , eur, usd] = root.querySelectorAll('input');
      for (const chosen of [usd, eur]) chosen?.click();
    },
  );
  expect(state).toBe('||b|false|EUR');
});

it('leaves the selection of a focused field unchanged', async () => {
  expect.assertions(1);
  await hydrate((root) => {
    const name = root.querySelector('input');
    if (!name) throw new Error('the field is missing');
    name.value = 'Ada Verne';
    name.focus();
    name.setSelectionRange(0, 3);
    const check = () => expect(name).toMatchObject({ selectionStart: 0, selectionEnd: 3 });
    // In a microtask, because the page's listener for the same event is added later.
    document.addEventListener(hydratedEvent, () => queueMicrotask(check), { once: true });
  });
});

describe('on a page that an extension has changed', () => {
  const insertAfterEach = (root: HTMLElement): void => {
    for (const field of root.querySelectorAll('input, select')) field.after(document.createElement('div'));
  };

  it('replays what was typed, chosen and autofilled to the fields that React renders instead', async () => {
    const state = await hydrate(insertAfterEach, (root) => {
      const [name, box, , usd] = root.querySelectorAll('input');
      const [subject] = root.querySelectorAll('select');
      if (!name || !box || !usd || !subject) throw new Error('a field is missing');
      // Without an event, as autofill does.
      name.value = 'Ada';
      subject.value = 'press';
      subject.dispatchEvent(new Event('change', { bubbles: true }));
      box.click();
      usd.click();
    });
    expect(state).toBe('Ada|press|b|true|USD');
  });

  it('replays input of each form to the form with the same position', async () => {
    const other = document.body.appendChild(document.createElement('form'));
    other.innerHTML = '<input name="name" value="">';
    const state = await hydrate(
      () => undefined,
      (root) => {
        const [name] = root.querySelectorAll('input');
        if (name) name.value = 'Ada';
      },
      insertAfterEach,
    );
    expect([state, other.querySelector('input')?.value]).toEqual(['Ada||b|false|EUR', '']);
    other.remove();
  });

  /** @param use focuses an element before or after the early script has run */
  const focusAfterHydration = async (
    change: (root: HTMLElement) => void,
    use: (root: HTMLElement) => void = () => undefined,
  ) => {
    let before: Element | null = null;
    let after: Element | null = null;
    await hydrate(change, (root) => {
      use(root);
      before = document.activeElement;
      document.addEventListener(hydratedEvent, () => (after = document.activeElement), { once: true });
    });
    expect(after).not.toBe(before);
    return after;
  };

  const select = (root: HTMLElement): HTMLElement => {
    const name = root.querySelector('input') as HTMLInputElement;
    name.value = 'Ada Verne';
    name.focus();
    name.setSelectionRange(0, 3);
    return name;
  };
  const selected = { name: 'name', selectionStart: 0, selectionEnd: 3 };

  it('keeps the focus and the selection', async () => {
    expect(await focusAfterHydration(insertAfterEach, select)).toMatchObject(selected);
  });

  it('keeps the focus of a field that was focused before the early script, and clicked once more', async () => {
    const change = (root: HTMLElement) => {
      insertAfterEach(root);
      select(root);
    };
    const click = (root: HTMLElement) => {
      const name = root.querySelector('input');
      name?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      name?.click();
    };
    expect(await focusAfterHydration(change, click)).toMatchObject(selected);
  });

  it('keeps the focus of a button', async () => {
    const focus = (root: HTMLElement) => root.querySelector('button')?.focus();
    expect(await focusAfterHydration(insertAfterEach, focus)).toHaveTextContent('Send');
  });

  it('leaves the page without focus if the visitor has clicked elsewhere', async () => {
    const leave = (root: HTMLElement) => {
      const name = select(root);
      name.blur();
      root.click();
    };
    let after: Element | null = null;
    await hydrate(insertAfterEach, (root) => {
      leave(root);
      document.addEventListener(hydratedEvent, () => (after = document.activeElement), { once: true });
    });
    expect(after).toBe(document.body);
  });
});
