import type { CallOutput } from '@kindred/contract/all/calls';
import type { UseQueryResult } from '@tanstack/react-query';

/** The creators among whom a newcomer chooses, as far as they have come. */
export type OpenersResult = UseQueryResult<CallOutput<'listOpeners'>>;
