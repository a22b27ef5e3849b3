import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { usePresenter } from '../usePresenter';
import { CarriedNewsPresenter } from './CarriedNewsPresenter';

const CarriedNotice = lazy(() =>
  import('./CarriedNotice').then((module) => ({ default: module.CarriedNotice })),
);

/** What the page before had to say; its words and looks come when there are any. */
export const CarriedNews = observer(function CarriedNews() {
  const { news } = usePresenter(CarriedNewsPresenter);
  if (!news) return null;
  return (
    <Suspense>
      <CarriedNotice key={news} news={news} />
    </Suspense>
  );
});
