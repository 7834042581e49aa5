/** The room of lessons: the list of them, or the one the address names. */

import { Room } from '../look/Room';
import { Sign } from '../look/Sign';
import { finishedLessons } from '../page/done';
import { addressOf, useCorner } from '../page/router';
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import { lessons } from './lessons';
import { PlayLesson } from './PlayLesson';
import { useLessonTexts } from './words';
import './lessons.css';

export function Lessons() {
  const corner = useCorner();
  const lesson = lessons.find(({ id }) => id === corner);
  return lesson === undefined ? <LessonList /> : <PlayLesson key={lesson.id} lesson={lesson} />;
}

function LessonList() {
  const { ui } = useTexts();
  const words = useLessonTexts().lessons;
  const done = useStore(finishedLessons.ids);
  const next = lessons.find(({ id }) => !done.includes(id)) ?? lessons[0]!;
  return (
    <Room title={ui.roomLearn} className="lessons-room">
      <p className="lessons-intro">{ui.lessonsIntro}</p>
      <ol className="lesson-list">
        {lessons.map(({ id }, index) => (
          <li key={id}>
            <a
              className={`lesson-tile paper ${id === next.id ? 'is-next' : ''}`}
              href={addressOf('learn', id)}
            >
              <span className="lesson-number">{index + 1}</span>
              <span>
                <b>{words[id].title}</b>
                <span>{words[id].about}</span>
              </span>
              {done.includes(id) && (
                <span className="lesson-done">
                  <Sign name="check" /> {ui.lessonDone}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      <a className="button lessons-play" href={addressOf('home')}>
        {ui.newGame}
      </a>
    </Room>
  );
}
