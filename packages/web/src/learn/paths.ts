/** The addresses of lessons: those of the classic game by number, the others by the name of their module. */
import { CLASSIC_LESSONS, type LessonId, MODULE_LESSONS } from './lessons.ts';

export function lessonPath(id: LessonId): string {
  const at = (CLASSIC_LESSONS as readonly LessonId[]).indexOf(id);
  return `/learn/lesson/${at < 0 ? id : at + 1}`;
}

/** Undefined: there is none of this name. */
export const lessonAt = (name: string): LessonId | undefined =>
  CLASSIC_LESSONS[Number(name) - 1] ?? MODULE_LESSONS.find(id => id === name);
