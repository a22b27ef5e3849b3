import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '#domain/shared/Result';
import { FakePictures } from '#infrastructure/fake/uploads/FakePictures';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { UploadsPresenter } from '#ui/uploads/UploadsPresenter';
import type { Application } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';
import { showPage } from '../../support/showPage';
import { findNotice } from '../../support/notices';

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Creates a file whose content can be read, unlike that of jsdom's files. */
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string): File => {
  const arrayBuffer = async () => bytes.buffer;
  return Object.assign(new File([bytes], name), { arrayBuffer, slice: () => ({ arrayBuffer }) });
};

const png = (name: string): File => fileOf(signature, name);

const renderView = async (as: PersonKey = 'backer', network: 'normal' | 'offline' = 'normal') => {
  const user = userEvent.setup({ applyAccept: false });
  const shown = await showPage('imageUpload', UploadsPresenter, {
    as,
    arrange: ({ backend }) => backend.setNetworkCondition(network),
  });
  return { ...shown, user };
};

const pending = () => within(screen.getByRole('region', { name: 'In review' }));
const approved = () => within(screen.getByRole('region', { name: 'Approved' }));
const input = () => screen.getByLabelText('Choose pictures');

it('UP-01 lists pending and approved pictures by name and shows the number of pending pictures', async () => {
  await renderView();
  expect(pending().getByRole('img', { name: 'Patrol over the ice.jpg' })).toBeVisible();
  expect(approved().getAllByRole('img')).toHaveLength(2);
  expect(pending().getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 5');
  expect(pending().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});

it('UP-01 without permission, shows a notice instead of the upload field', async () => {
  await renderView('new');
  expect(screen.getByText('Your account can’t upload pictures')).toBeVisible();
  expect(screen.queryByLabelText('Choose pictures')).not.toBeInTheDocument();
});

it('UP-01 chosen pictures become pending; a file that is not a picture shows the reason', async () => {
  const { user } = await renderView();
  await user.upload(input(), [png('One.png'), new File(['MZ'], 'setup.exe')]);
  expect(await pending().findByRole('img', { name: 'One.png' })).toBeVisible();
  expect(screen.getByText('setup.exe wasn’t uploaded')).toBeVisible();
  expect(screen.getByText(/Choose a JPG or PNG file\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again: setup.exe' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove: setup.exe' }));
  expect(screen.queryByText('setup.exe wasn’t uploaded')).not.toBeInTheDocument();
});

it('UP-01 says that a file cannot be read, and does not offer to retry it', async () => {
  const { user } = await renderView();
  const arrayBuffer = () => Promise.reject(new DOMException('Not readable', 'NotReadableError'));
  const folder = Object.assign(png('Folder.png'), { arrayBuffer, slice: () => ({ arrayBuffer }) });
  await user.upload(input(), folder);
  expect(await screen.findByText(/^This file can’t be read\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again: Folder.png' })).not.toBeInTheDocument();
});

it('UP-01 accepts pictures by drag and drop and by pasting', async () => {
  await renderView();
  const area = input().closest('.picture-drop') as HTMLElement;
  fireEvent.dragOver(area, { dataTransfer: { files: [] } });
  expect(area).toHaveClass('is-over');
  fireEvent.drop(area, { dataTransfer: { files: [png('Dropped.png')] } });
  expect(area).not.toHaveClass('is-over');
  expect(await pending().findByRole('img', { name: 'Dropped.png' })).toBeVisible();
  fireEvent.paste(document.body, { clipboardData: { files: [png('Pasted.png')] } });
  expect(await pending().findByRole('img', { name: 'Pasted.png' })).toBeVisible();
  fireEvent.paste(document.body, { clipboardData: { files: [] } });
  expect(pending().getAllByRole('img')).toHaveLength(3);
});

it('UP-01 disables the input at five pending pictures and rejects a sixth picture', async () => {
  const { user } = await renderView();
  await user.upload(
    input(),
    ['b', 'c', 'd', 'e', 'f'].map((name) => png(`${name}.png`)),
  );
  expect(await screen.findByText('Five pictures are in review')).toBeVisible();
  expect(input()).toBeDisabled();
  expect(screen.getByText('f.png wasn’t uploaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again: f.png' })).toBeVisible();
});

it('UP-01 an upload can be retried after a lost connection', async () => {
  const { application, user } = await renderView();
  application.backend.setNetworkCondition('offline');
  await user.upload(input(), png('Lost.png'));
  expect(await screen.findByText('Lost.png wasn’t uploaded')).toBeVisible();
  expect(screen.getByText(/The upload will resume/)).toBeVisible();
  expect(screen.getByText(/Safari deletes them after seven days/)).toBeVisible();
  application.backend.setNetworkCondition('normal');
  await user.click(screen.getByRole('button', { name: 'Try again: Lost.png' }));
  expect(await pending().findByRole('img', { name: 'Lost.png' })).toBeVisible();
});

it('UP-01 deletes a picture after confirmation and moves focus', async () => {
  const { application, user } = await renderView();
  await user.click(screen.getByRole('button', { name: 'Delete Yard sign.jpg' }));
  const question = within(screen.getByRole('group', { name: /^Delete Yard sign\.jpg\?/ }));
  expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('button', { name: 'Delete Yard sign.jpg' })).toHaveFocus();

  application.backend.setNetworkCondition('failing');
  await user.click(screen.getByRole('button', { name: 'Delete Yard sign.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await findNotice('danger')).toHaveTextContent('We don’t know if it worked');
  application.backend.setNetworkCondition('normal');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const notice = await findNotice('success');
  expect(notice).toHaveTextContent('Yard sign.jpg was deleted.');
  expect(notice).toHaveFocus();
  expect(screen.queryByRole('img', { name: 'Yard sign.jpg' })).not.toBeInTheDocument();
});

it('UP-01 deletes a pending picture after confirmation and hides the notice on the next upload', async () => {
  const { user } = await renderView();
  await user.click(screen.getByRole('button', { name: 'Delete Patrol over the ice.jpg' }));
  const question = screen.getByRole('group', { name: /^Delete Patrol over the ice\.jpg\?/ });
  expect(question).toHaveTextContent('We’ll stop checking it');
  expect(question).not.toHaveTextContent('game');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Patrol over the ice.jpg was deleted.')).toBeVisible();
  await user.upload(input(), png('Next.png'));
  expect(screen.queryByText('Patrol over the ice.jpg was deleted.')).not.toBeInTheDocument();
  expect(await pending().findByRole('img', { name: 'Next.png' })).toBeVisible();
});

it('UP-01 removes several rejected files at once, or when the player leaves the page', async () => {
  const { presenter, user, unmount } = await renderView();
  await user.upload(input(), [new File(['MZ'], 'one.exe'), new File(['MZ'], 'two.exe')]);
  expect(screen.getAllByText(/wasn’t uploaded$/)).toHaveLength(2);
  expect(screen.queryByText(/Safari deletes them/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove all rejected files' }));
  expect(screen.queryByText(/wasn’t uploaded$/)).not.toBeInTheDocument();
  await user.upload(input(), new File(['MZ'], 'three.exe'));
  expect(screen.queryByRole('button', { name: 'Remove all rejected files' })).not.toBeInTheDocument();
  unmount();
  expect(presenter.queue.uploads).toEqual([]);
});

it.each([
  ['after a while', (application: Application) => application.clock.advance(5000)],
  ['when the network is back', (application: Application) => application.activity.simulateReturn()],
])('UP-01 reloads a list that could not be reloaded after an upload %s', async (_, later) => {
  const { application, presenter, user } = await renderView();
  const list = jest.spyOn(FakePictures.prototype, 'list');
  list.mockResolvedValue(fail({ kind: 'offline' }));
  await user.upload(input(), png('Arrived.png'));
  await act(flushPromises);
  expect(presenter.queue.uploadedCount).toBe(1);
  expect(presenter.isStale).toBe(true);
  expect(screen.queryByText('All files have been uploaded.')).not.toBeInTheDocument();
  list.mockRestore();
  act(() => later(application));
  await act(flushPromises);
  expect(pending().getByRole('img', { name: 'Arrived.png' })).toBeVisible();
  expect(screen.getByText('All files have been uploaded.')).toBeInTheDocument();
});

it('UP-01 downloads the approved pictures as game-assets.zip or shows the failure', async () => {
  const { application, user } = await renderView();
  application.backend.setNetworkCondition('offline');
  await user.click(screen.getByRole('button', { name: 'Download all' }));
  expect(await findNotice('danger')).toHaveTextContent('Your pictures weren’t downloaded');
  application.backend.setNetworkCondition('normal');
  await user.click(screen.getByRole('button', { name: 'Download all' }));
  expect(await screen.findByText(/game-assets\.zip/)).toBeVisible();
  expect(application.files.saved.map(({ name }) => name)).toEqual(['game-assets.zip']);
});

it('UP-01 stops checking for approvals when the player leaves during a request', async () => {
  const { application, presenter, unmount } = await renderView();
  const list = jest.spyOn(FakePictures.prototype, 'list');
  application.clock.advance(30_000);
  expect(list).toHaveBeenCalledTimes(1);
  unmount();
  presenter.dispose();
  await act(flushPromises);
  application.clock.advance(600_000);
  await act(flushPromises);
  expect(list).toHaveBeenCalledTimes(1);
  list.mockRestore();
});

it('UP-01 shows a new approval while the page is open', async () => {
  const { application } = await renderView();
  application.clock.advance(61_000);
  await act(flushPromises);
  application.clock.advance(30_000);
  await act(flushPromises);
  expect(approved().getAllByRole('img')).toHaveLength(3);
  expect(pending().getByText('No picture is being checked.')).toBeVisible();
});
