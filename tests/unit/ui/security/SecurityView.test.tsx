import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { Session } from '#application/session/Session';
import type { NetworkCondition } from '#infrastructure/fake/backend/FakeBackendState';
import { pages } from '#ui/security/SecurityView';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';
import { loadTexts } from '../../support/loadTexts';
import { notices } from '../../support/notices';
import { renderWithRouter } from '../../support/renderWithRouter';

const { View, texts } = pages.security;

const show = async (condition: NetworkCondition) => {
  const application = await compose({ as: 'subscriber', path: '/account/security' });
  await loadTexts(application, 'en-us', texts ?? []);
  await application.get(Session).start();
  application.backend.setNetworkCondition(condition);
  const { container } = renderWithRouter(application, <View />);
  await act(flushPromises);
  return { application, container };
};

it.each<NetworkCondition>(['offline', 'failing'])(
  'ER-02 shows a failure in place of each list when the server is %s, and the lists after a retry',
  async (condition) => {
    const { textContent: expected } = (await show('normal')).container;
    cleanup();
    const { application, container } = await show(condition);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(notices('danger')).toHaveLength(2);
    application.backend.setNetworkCondition('normal');
    for (const notice of notices('danger')) {
      fireEvent.click(within(notice).getByRole('button'));
      await act(flushPromises);
    }
    expect(notices('danger')).toEqual([]);
    expect(container.textContent).toBe(expected);
  },
);
