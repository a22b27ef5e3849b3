import { CopyPresenter } from '#ui/content/CopyPresenter';
import { compose } from '../../support/compose';

it('SE-10 copies a text and shows a confirmation for 2 s', async () => {
  const application = await compose();
  const copy = application.get(CopyPresenter);
  await copy.copy('::pos{2,17,-8.41,33.20,412}');
  expect(application.clipboard.text).toBe('::pos{2,17,-8.41,33.20,412}');
  application.clock.advance(1999);
  expect(copy.state).toBe('copied');
  application.clock.advance(1);
  expect(copy.state).toBe('idle');
});

it('SE-10 restarts the 2 s when the text is copied again', async () => {
  const application = await compose();
  const copy = application.get(CopyPresenter);
  await copy.copy('a');
  application.clock.advance(1500);
  await copy.copy('b');
  application.clock.advance(1999);
  expect(copy.state).toBe('copied');
  application.clock.advance(1);
  expect(copy.state).toBe('idle');
});

it('SE-10 reports that the browser blocks copying', async () => {
  const application = await compose();
  jest.spyOn(application.clipboard, 'copy').mockResolvedValue(false);
  const copy = application.get(CopyPresenter);
  await copy.copy('a');
  expect(copy.state).toBe('refused');
});

it('SE-10 does not change after disposal', async () => {
  const application = await compose();
  const copy = application.get(CopyPresenter);
  await copy.copy('a');
  copy.dispose();
  copy.dispose();
  application.clock.advance(5000);
  expect(copy.state).toBe('copied');
});
