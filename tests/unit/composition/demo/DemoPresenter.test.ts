import { Dacs } from '#application/coupons/Dacs';
import { Session } from '#application/session/Session';
import { DemoPresenter } from '#composition/demo/DemoPresenter';
import { Translations } from '#ui/content/Translations';
import { compose } from '../../support/compose';

it('DC-01 the demo panel disables coupons, and a reset enables them again', async () => {
  const application = await compose({ as: 'subscriber' });
  await application.get(Session).start();
  await application.get(Translations).load('en-us');
  const demo = application.get(DemoPresenter);
  const enabled = () => application.get(Dacs).areEnabled();
  demo.enableCoupons(false);
  expect(demo.areCouponsOn).toBe(false);
  expect(await enabled()).toEqual({ ok: true, value: false });
  demo.reset();
  await application.get(Session).begin(application.tokensOf('subscriber'));
  expect(demo.areCouponsOn).toBe(true);
  expect(await enabled()).toEqual({ ok: true, value: true });
});
