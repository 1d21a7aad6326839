import { AnalysisError } from '../../analysis/errors.ts';
import type { AnswerService } from '../../analysis/services/service.ts';
import type { ServiceChoice } from './choice.ts';

/** The service a visitor chose for themselves, called from this browser. */
export function visitorService(choice: Exclude<ServiceChoice, { service: 'site' }>): AnswerService {
  throw new AnalysisError('unknown_service', { service: choice.service });
}
