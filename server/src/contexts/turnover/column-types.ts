import type { Category, Scope } from '@portal/commission';
import type { RequirementSource, RequirementTerms } from './requirement.ts';

/**
 * What the columns of this context hold, where the database says less. Requirements have ids of
 * their own prefix; a bet is named by its id as the caller says it.
 */
export interface ColumnTypes {
  readonly 'wagering_requirements.id': string;
  readonly 'wagering_requirements.source': RequirementSource;
  readonly 'wagering_requirements.terms': RequirementTerms;
  readonly 'wagering_contributions.category': Category;
  readonly 'turnover_corrections.category': Category;
  readonly 'turnover_days.category': RollupScope;
  readonly 'turnover_hours.category': RollupScope;
  readonly 'turnover_segments.category': RollupScope;
}

/** A category, or all money that belongs to none. */
export type RollupScope = Exclude<Scope, 'CONS'> | 'ALL';
