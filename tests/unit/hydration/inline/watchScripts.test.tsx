import '@testing-library/jest-dom';
import { failedAttribute, hydratedAttribute } from '#hydration/protocol';

const page = document.documentElement;

const failScript = (): void => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

it('reports a failed script only until the application works', async () => {
  await import('#hydration/inline/watchScripts');
  failScript();
  expect(page).toHaveAttribute(failedAttribute);

  page.removeAttribute(failedAttribute);
  page.setAttribute(hydratedAttribute, '');
  failScript();
  expect(page).not.toHaveAttribute(failedAttribute);
});
