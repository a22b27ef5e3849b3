import type { Dialect, Driver } from 'kysely';

/** Applies `change` to each driver that the dialect creates. */
export const changeDrivers = (dialect: Dialect, change: (driver: Driver) => void): Dialect => {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    change(driver);
    return driver;
  };
  return dialect;
};
