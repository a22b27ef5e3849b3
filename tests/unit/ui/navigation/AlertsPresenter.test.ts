import { Consent } from '#application/consent/Consent';
import { Documents } from '#infrastructure/content/Documents';
import { dismissedCookies } from '#domain/consent/storedItems';
import { agreedToAll } from '#domain/consent/ConsentChoices';
import { AlertsPresenter } from '#ui/navigation/AlertsPresenter';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const text = [{ type: 'paragraph', text: 'The docks are closed.', spans: [] }];

const visit = async () => {
  const application = await compose();
  const documents = ['docks', 'market'].map((uid) => document('alert', { text }, { uid }));
  application.replace(Documents, new ScriptedDocuments(documents));
  const presenter = application.get(AlertsPresenter);
  await presenter.load('en-us');
  return { application, presenter, shown: () => presenter.alerts.map(({ id }) => id) };
};

it('SH-12 dismissing an alert hides it immediately and moves focus to the page', async () => {
  const { application, presenter, shown } = await visit();
  presenter.dismiss('docks');
  expect(shown()).toEqual(['market']);
  expect(application.viewport.moves).toEqual(['focus']);
});

it('SH-12 hides a dismissed alert on the next visit, after hydration', async () => {
  const { application, presenter, shown } = await visit();
  application.dismissedAlerts.add('market', true);
  expect(shown()).toEqual(['docks', 'market']);
  presenter.hideDismissed();
  expect(shown()).toEqual(['docks']);
});

it('SH-12 stores a dismissal even when the visitor consents to cookies later', async () => {
  const { application, presenter } = await visit();
  presenter.dismiss('docks');
  const cookies = () => application.stored.namesOf(dismissedCookies);
  expect(cookies()).toEqual([]);
  application.get(Consent).decide(agreedToAll);
  expect(cookies()).toEqual(['docks']);
});

it('SH-12 reloading alerts shows the other alert but not the dismissed alert', async () => {
  const { presenter, shown } = await visit();
  presenter.dismiss('docks');
  await presenter.load('en-us');
  expect(shown()).toEqual(['market']);
});
