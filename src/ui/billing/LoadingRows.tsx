import { Skeleton } from '../kit/feedback/Skeleton';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';

export const LoadingRows = ({ label }: { readonly label: string }) => (
  <div className="payments-loading" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);
