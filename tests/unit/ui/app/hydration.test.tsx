import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AppPresenter } from '#ui/app/AppPresenter';
import { Root } from '#ui/app/Root';
import { sitePages } from '#ui/app/sitePages';
import { composeUnconfigured } from '../../support/compose';

// The first visit of a page loads and compiles its complete code.
jest.setTimeout(60_000);

const startedContainer = async () => {
  const application = composeUnconfigured({ path: '/login', pages: sitePages });
  await application.get(AppPresenter).start();
  return application.container;
};

/** An element of each section of the page. */
const sections = { header: 'header', progress: '.shell__progress', main: 'main', footer: 'footer' };
type Section = keyof typeof sections;
const names = Object.keys(sections) as Section[];

const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

/** @param change what another program does to the HTML */
const hydrate = async (change: (root: HTMLElement) => void) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Root container={await startedContainer()} />);
  document.body.replaceChildren(root);
  change(root);
  const find = (name: Section): Element => root.querySelector(sections[name]) as Element;
  const before = names.map(find);
  let isComplete: boolean | undefined;
  const Hydrated = () => {
    useEffect(() => void (isComplete ??= names.map(find).every(isHydrated)), []);
    return null;
  };
  const container = await startedContainer();
  const application = (
    <Root container={container}>
      <Hydrated />
    </Root>
  );
  await act(async () => void hydrateRoot(root, application, { onRecoverableError: () => undefined }));
  return {
    isComplete,
    renderedAgain: names.filter((name, index) => find(name) !== before[index]),
  };
};

it('announces an unchanged page once all of its sections are hydrated', async () => {
  expect(await hydrate(() => undefined)).toEqual({ isComplete: true, renderedAgain: [] });
});

it.each(names)('renders only the %s again if an extension has changed it', async (name) => {
  const changed = await hydrate((root) =>
    root.querySelector(sections[name])?.prepend(document.createElement('div')),
  );
  expect(changed).toEqual({ isComplete: true, renderedAgain: [name] });
});

it('keeps every element if an extension has added some around the sections', async () => {
  const changed = await hydrate((root) => {
    root.prepend(document.createElement('div'));
    root.append(document.createElement('div'));
  });
  expect(changed).toEqual({ isComplete: true, renderedAgain: [] });
});

it('renders the whole page again if a proxy has removed its comments', async () => {
  const changed = await hydrate((root) => {
    root.innerHTML = root.innerHTML.replace(/<!--.*?-->/g, '');
  });
  expect(changed).toEqual({ isComplete: true, renderedAgain: names });
});
