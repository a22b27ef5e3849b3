import { configure } from '@testing-library/dom';

/** Queries return as soon as they succeed, but their default timeout of a second is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });
