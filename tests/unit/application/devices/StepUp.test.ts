import { EndSession } from '#application/devices/EndSession';
import { ListSessions } from '#application/devices/ListSessions';
import { ProveIdentity } from '#application/devices/ProveIdentity';
import { StepUp } from '#application/devices/StepUp';
import { Configuration } from '#application/configuration/Configuration';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { compose } from '../../support/compose';

it('prompts for reauthentication once when several calls are rejected at the same time', async () => {
  const stepUp = (await compose()).get(StepUp);
  const answers: ((proof: Result<boolean, CallFailure>) => void)[] = [];
  stepUp.setPrompt(() => new Promise((answer) => answers.push(answer)));
  const both = [stepUp.requestProof(), stepUp.requestProof()];
  expect(answers).toHaveLength(1);
  answers[0]?.(succeed(true));
  expect(await Promise.all(both)).toEqual([succeed(true), succeed(true)]);
  const next = stepUp.requestProof();
  answers[1]?.(succeed(false));
  expect(await next).toEqual(succeed(false));
});

it('does not prompt for reauthentication when the back end does not support step-up', async () => {
  const application = await compose();
  const configuration = new RemoteConfiguration({ ...fakeConfiguration, features: ['sessions'] });
  application.get(Configuration).seed(configuration);
  const stepUp = application.get(StepUp);
  const asker = jest.fn(async () => succeed(true));
  stepUp.setPrompt(asker);
  expect(await stepUp.requestProof()).toEqual(succeed(false));
  expect(asker).not.toHaveBeenCalled();
});

it.each([
  [{ kind: 'password', password: '' }, 'password-required'],
  [{ kind: 'code', otp: '12345' }, 'code-incomplete'],
] as const)('does not send the incomplete proof %j', async (proof, kind) => {
  const application = await compose({ as: 'new' });
  application.backend.setNetworkCondition('offline');
  expect(await application.get(ProveIdentity).execute(proof)).toEqual({ ok: false, error: { kind } });
});

it('treats ending a session that has already ended as a success', async () => {
  const application = await compose({ as: 'new' });
  expect(await application.get(EndSession).execute('gone')).toEqual({ ok: true, value: undefined });
  application.backend.setNetworkCondition('offline');
  expect(await application.get(EndSession).execute('gone')).toEqual({
    ok: false,
    error: { kind: 'offline' },
  });
});

it('lists the current session first and the others by last use', async () => {
  const application = await compose({ as: 'subscriber' });
  const listed = await application.get(ListSessions).execute();
  if (!listed.ok) throw new Error(listed.error.kind);
  expect(listed.value.map(({ system, isCurrent }) => [system, isCurrent])).toEqual([
    ['Windows', true],
    ['iPhone', false],
    ['Linux', false],
  ]);
});
