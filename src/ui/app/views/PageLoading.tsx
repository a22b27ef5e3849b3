import { Spinner } from '../../kit/feedback/Spinner';
import './Screen.scss';

export const PageLoading = ({ label }: { readonly label: string }) => (
  <div className="page-loading">
    <Spinner label={label} />
  </div>
);
