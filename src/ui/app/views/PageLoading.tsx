import { Spinner } from '../../kit/Spinner';
import './Screen.scss';

export const PageLoading = ({ label }: { readonly label: string }) => (
  <div className="page-loading">
    <Spinner label={label} />
  </div>
);
