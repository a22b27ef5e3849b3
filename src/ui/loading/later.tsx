import { useEffect, type ComponentType } from 'react';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { LaterPresenter } from './LaterPresenter';
import { Loaded } from './Loaded';
import { usePresenter } from '../usePresenter';

/**
 * Returns a component whose code is loaded when it is first shown. Nothing is shown until then. If the code can't be
 * loaded, a notice says so. `preload` loads it ahead and ignores failures.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Later = (props: Props) => {
    const { component, load: show } = usePresenter(LaterPresenter<Props>);
    const t = useTexts('app');
    const failureText = useFailureText();

    useEffect(() => show(load), [show]);

    return (
      <Loaded of={component} placeholder={null} failureText={failureText} retryLabel={t('loading.retry')}>
        {(Component) => <Component {...props} />}
      </Loaded>
    );
  };
  return Object.assign(Later, { preload: (): void => void load().catch(() => undefined) });
};
