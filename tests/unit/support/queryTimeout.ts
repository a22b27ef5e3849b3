import { configure } from '@testing-library/dom';

/** A query waits no longer than it has to, and its default of a second is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });
