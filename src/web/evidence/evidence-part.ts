export { EvidenceChapter, EvidenceUnavailable } from './evidence-chapter.tsx';
export { FoundCompetitors } from './found-competitors.tsx';
