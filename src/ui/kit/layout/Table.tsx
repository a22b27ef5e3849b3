import { Fragment, type ReactNode } from 'react';
import { classNames } from '../foundation/classNames';
import './Table.scss';

interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether to use the data font and align to the end. Use it for quantities and prices. */
  readonly number?: boolean | undefined;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly details?: RowDetails<Row> | undefined;
}

/** Full-width content below a row. A cell of the row must contain a button with `aria-controls` and `aria-expanded`. */
interface RowDetails<Row> {
  readonly id: (row: Row) => string;
  readonly isOpen: (row: Row) => boolean;
  readonly content: (row: Row) => ReactNode;
}

/** If the columns do not fit, rows become blocks. ARIA roles preserve the table semantics. */
export const Table = <Row,>({ caption, columns, rows, rowKey, details }: TableProps<Row>) => (
  <div className={classNames('k-table-frame', columns.length > 3 && 'has-many-columns')}>
    <table className="k-table" role="table">
      <caption className="k-table__caption">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, number }) => (
            <th key={key} scope="col" role="columnheader" className={number ? 'is-number' : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Fragment key={rowKey(row)}>
            <tr role="row" className={details?.isOpen(row) ? 'is-open' : undefined}>
              {columns.map(({ key, header, cell, number }) => (
                <td key={key} role="cell" data-label={header} className={number ? 'is-number' : undefined}>
                  <span>{cell(row)}</span>
                </td>
              ))}
            </tr>
            {details && (
              <tr role="row" className="k-table__details" id={details.id(row)} hidden={!details.isOpen(row)}>
                <td role="cell" colSpan={columns.length}>
                  {details.isOpen(row) && details.content(row)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  </div>
);
