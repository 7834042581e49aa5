/** What the page answers without anything happening: strength in the attack, cannot and can, orders, keywords, targets. */
import { useState } from 'react';
import {
  type CardId,
  cards,
  type Keyword,
  keywords,
  permissions,
} from '../../../src/fragments/plotTrack/cards';
import { type Position, strength } from '../../../src/fragments/plotTrack/position';
import {
  attackStrength,
  cardsAllow,
  carriedOut,
  hasKeyword,
  targetsOf,
} from '../../../src/fragments/plotTrack/questions';
import { ruleText, texts } from '../../../src/fragments/plotTrack/text';
import { useTexts } from '../../text/texts';
import { Stepper } from '../Stepper';
import { Question } from './Question';
import './questions.css';

const cardIds = Object.keys(cards) as CardId[];
const permitting = cardIds.filter((id) => 'can' in cards[id] || 'cannot' in cards[id]);

export function Questions({ position }: { position: Position }) {
  const { ui } = useTexts();
  return (
    <section className="plot-questions" aria-labelledby="questions-title">
      <h2 className="caption" id="questions-title">
        {ui.plotQuestions}
      </h2>
      <Attack position={position} />
      <Permissions />
      <Orders />
      <Keywords />
      <Targets />
    </section>
  );
}

function Attack({ position }: { position: Position }) {
  const { ui, language } = useTexts();
  const [chosen, setChosen] = useState(1);
  const [total, setTotal] = useState(4);
  const number = Math.min(chosen, position.zones.length);
  const zone = number - 1;
  const sum = attackStrength(position, zone, total);
  return (
    <Question
      rule="I1"
      title={ruleText('I1', language)}
      answer={ui.attackTotal(total, strength(position.zones[zone]!), sum)}
    >
      <Stepper label={ui.onZone} value={number} least={1} most={position.zones.length} onChange={setChosen} />
      <Stepper label={ui.cardsOfHumanity} value={total} least={0} most={99} onChange={setTotal} />
    </Question>
  );
}

function Permissions() {
  const { ui, language } = useTexts();
  const names = texts[language];
  const [inPlay, setInPlay] = useState<readonly CardId[]>(['rustGiant', 'quietTruce']);
  const toggle = (id: CardId) =>
    setInPlay(inPlay.includes(id) ? inPlay.filter((one) => one !== id) : [...inPlay, id]);
  const answers = permissions.map((what) => {
    const isAllowed = cardsAllow(
      inPlay.map((id) => cards[id]),
      what,
    );
    return isAllowed ? ui.permitted(names.permissions[what]) : ui.notPermitted(names.permissions[what]);
  });
  return (
    <Question rule="I8" title={ruleText('I8', language)} answer={answers.join(' ')}>
      <fieldset className="question-cards" aria-label={ui.cardsInPlay}>
        {permitting.map((id) => (
          <button key={id} type="button" aria-pressed={inPlay.includes(id)} onClick={() => toggle(id)}>
            {names.cards[id]}
          </button>
        ))}
      </fieldset>
    </Question>
  );
}

function Orders() {
  const { ui, language } = useTexts();
  const [ordered, setOrdered] = useState(3);
  const [possible, setPossible] = useState(1);
  const done = carriedOut(ordered, possible);
  return (
    <Question rule="I9" title={ruleText('I9', language)} answer={ui.carriedOut(done, ordered - done)}>
      <Stepper label={ui.ordered} value={ordered} least={0} most={99} onChange={setOrdered} />
      <Stepper label={ui.possible} value={possible} least={0} most={99} onChange={setPossible} />
    </Question>
  );
}

function Keywords() {
  const { ui, language } = useTexts();
  const names = texts[language];
  const [card, setCard] = useState<CardId>('siegeCrawler');
  const [keyword, setKeyword] = useState<Keyword>('tank');
  const answer = hasKeyword(cards[card], keyword) ? ui.keywordBorne : ui.keywordNotBorne;
  return (
    <Question
      rule="I6"
      title={ruleText('I6', language)}
      answer={answer(names.cards[card], names.keywords[keyword])}
    >
      <select
        aria-label={ui.oneOfCards}
        value={card}
        onChange={(event) => setCard(event.target.value as CardId)}
      >
        {cardIds.map((id) => (
          <option key={id} value={id}>
            {names.cards[id]}
          </option>
        ))}
      </select>
      <select
        aria-label={ui.keyword}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value as Keyword)}
      >
        {keywords.map((word) => (
          <option key={word} value={word}>
            {names.keywords[word]}
          </option>
        ))}
      </select>
    </Question>
  );
}

function Targets() {
  const { ui, language } = useTexts();
  const sides = targetsOf('target player').map((side) => texts[language].players[side]);
  return <Question rule="I10" title={ruleText('I10', language)} answer={ui.targetPlayer(sides)} />;
}
