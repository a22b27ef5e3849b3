import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { Configuration } from '#application/configuration/Configuration';
import { Session } from '#application/session/Session';
import { deletionSeconds } from '#domain/my-data/AccountDeletion';
import { DeletionPresenter } from '#ui/my-data/DeletionPresenter';
import { KeepAccountPresenter } from '#ui/my-data/KeepAccountPresenter';
import { MyDataPresenter } from '#ui/my-data/MyDataPresenter';
import { flushPromises } from '../../support/flushPromises';
import { openPage, type Visit } from '../../support/openPage';

const setUp = async (arrange?: Visit['arrange']) => {
  const { application, presenter: data } = await openPage('myData', MyDataPresenter, {
    as: 'subscriber',
    arrange,
  });
  data.onShow();
  await flushPromises();
  return { application, data, person: application.backend.person('subscriber') };
};

type Opened = Awaited<ReturnType<typeof setUp>>;

const requestDeletion = async ({ data, person }: Opened, password = person.password): Promise<void> => {
  data.askForDeletion();
  data.currentPassword.change(password);
  await data.currentPassword.confirm();
};

it('saves the stored data as a file with the date in its name', async () => {
  const { application, data, person } = await setUp();
  await data.dataExport.download();
  const [file] = application.files.saved;
  const { state } = data.dataExport.downloading;
  const name = state.kind === 'done' ? state.value : '';
  expect(name).toMatch(/^farstead-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(file).toMatchObject({ name, content: { type: 'application/json' } });
  const text = new TextDecoder().decode(file?.content.bytes);
  expect(JSON.parse(text)).toMatchObject({ data: { players: [{ id: person.id }] } });
  expect(text).not.toContain(person.password);
});

it('requests the deletion with the current password and schedules it in 14 days', async () => {
  const site = await setUp();
  expect(site.data.deletion.state).toEqual({ kind: 'none' });
  await requestDeletion(site);
  const due = new Date(site.application.clock.now().getTime() + deletionSeconds * 1000);
  expect(site.data.deletion.state).toMatchObject({ kind: 'pending', deletion: { dueAt: due } });
  expect(site.data.currentPassword.isOpen).toBe(false);
  expect(site.data.wasRequested).toBe(true);
});

it('shows a wrong password in the dialog and does not request the deletion', async () => {
  const site = await setUp();
  await requestDeletion(site, 'wrong-password');
  expect(site.data.currentPassword.form.problems).toEqual({ password: 'wrong' });
  expect(site.data.deletion.state).toEqual({ kind: 'none' });
  expect(site.person.deletion).toBeUndefined();
});

it('makes one call when the deletion is canceled twice', async () => {
  const site = await setUp();
  await requestDeletion(site);
  await Promise.all([site.data.keep(), site.data.keep()]);
  expect(site.data.deletion.state).toEqual({ kind: 'none' });
  expect(site.data.deletion.wasRetained).toBe(true);
  expect(site.data.wasRequested).toBe(false);
  expect(site.person.deletion).toBeUndefined();
  site.data.onShow();
  expect(site.data.deletion.wasRetained).toBe(false);
});

it('a failed cancellation shows a message and leaves the deletion pending', async () => {
  const site = await setUp();
  await requestDeletion(site);
  site.application.backend.setNetworkCondition('offline');
  await site.data.keep();
  expect(site.data.deletion.keepProblem).toEqual({ kind: 'offline' });
  expect(site.data.deletion.state.kind).toBe('pending');
});

it('shows a pending deletion after login, but not to another player', async () => {
  const site = await setUp();
  await requestDeletion(site);
  const { application } = site;
  application.get(Session).end();
  const shared = application.get(DeletionPresenter);
  expect(shared.state).toEqual({ kind: 'unknown' });
  shared.onShow();
  await flushPromises();
  expect(shared.state).toEqual({ kind: 'unknown' });
});

it('makes no call when the feature is disabled', async () => {
  const configuration = new RemoteConfiguration({ ...fakeConfiguration, features: [] });
  const { data } = await setUp((application) => {
    application.get(Configuration).seed(configuration);
    application.backend.setNetworkCondition('failing');
  });
  expect(data.deletion.isOffered).toBe(false);
  expect(data.dataExport.isOffered).toBe(false);
  expect(data.deletion.problem).toBeUndefined();
});

it('the emailed link cancels the deletion, and says so again when it is used twice', async () => {
  const site = await setUp();
  await requestDeletion(site);
  const key = site.application.backend.emails[0]?.key ?? '';
  const keeping = site.application.get(KeepAccountPresenter);
  await keeping.load({ params: { key }, query: new URLSearchParams() });
  expect(site.person.deletion).toBeDefined();
  await Promise.all([keeping.submit(), keeping.submit()]);
  await flushPromises();
  expect(keeping.sending.isDone).toBe(true);
  expect(site.person.deletion).toBeUndefined();
  expect(site.data.deletion.state).toEqual({ kind: 'none' });
  const again = site.application.get(KeepAccountPresenter);
  await again.load({ params: { key }, query: new URLSearchParams() });
  await again.submit();
  expect(again.sending.isDone).toBe(true);
});

it('an erased account cannot log in', async () => {
  const site = await setUp();
  await requestDeletion(site);
  const { backend, clock } = site.application;
  const known = () => backend.find(({ id }) => id === site.person.id);
  clock.advance(deletionSeconds * 1000 - 1);
  expect(known()).toBeDefined();
  clock.advance(1);
  expect(known()).toBeUndefined();
});
