title = 컬러레또
tagline = 세 가지 색을 모으세요. 나머지 색은 감점입니다.

## Buttons

play = 플레이
new-game = 새 게임
rules-title = 게임 방법
more = 메뉴
page-daily = 데일리 게임
undo = 되돌리기
undo-practice = 되돌리기(연습 게임이 됩니다)
redo = 다시 실행
try-again = 다시 시도
cancel = 취소
close = 닫기
dismiss = 닫기
play-again = 다시 플레이
review = 게임 복기
draw = 카드 뽑기
confirm-jokers = 확정
pace-next = 다음
finish-round = 라운드 마치기
coach-hint = 힌트
coach-why = 이유는?

## Welcome and loading

welcome-about = 자기 차례에 카드를 한 장 뽑아 줄에 놓거나, 한 줄의 카드를 모두 가져옵니다. 게임이 끝나면 점수가 가장 높은 세 가지 색은 득점이 되고, 나머지 색은 모두 감점이 됩니다.
welcome-start = 컴퓨터 세 명과 대결
loading-begin = 게임을 준비하는 중…
loading-download = 게임 다운로드 중: { $loaded } / { $total }MB
loading-start = 컴퓨터 플레이어를 깨우는 중…
loading-import = 카드를 섞는 중…
loading-ready = 준비가 끝났습니다
loading-failed = 게임을 시작하지 못했습니다
loading-stopped = 게임이 응답하지 않습니다
failed-download = 게임의 일부를 다운로드하지 못했습니다. 연결을 확인하고 다시 시도하세요.
failed-stalled = 다운로드가 멈췄습니다. 연결을 확인하고 다시 시도하세요.
failed-worker = 이 브라우저에서는 게임을 실행하지 못했습니다. 브라우저를 업데이트하거나 다른 브라우저를 사용하세요.
failed-offline = 오프라인 상태이고, 게임의 일부가 아직 이 기기에 없습니다. 다시 온라인이 되면 자동으로 시작합니다.
failed-stopped = 게임이 예기치 않게 멈췄습니다. “다시 시도”를 누르면 이어서 할 수 있습니다.
failed-stopped-no-game = 게임이 예기치 않게 멈췄습니다. “다시 시도”를 누르면 다시 시작합니다.
unfinished-count = 끝나지 않은 게임 { $count }개

## Cards

# The separator of list items.
comma = { ", " }
card-c0 = 빨강
card-c1 = 주황
card-c2 = 노랑
card-c3 = 초록
card-c4 = 청록
card-c5 = 파랑
card-c6 = 보라
card-plus-two = +2
card-joker = 조커
card-golden = 황금 조커
colour-c0 = 빨강
colour-c1 = 주황
colour-c2 = 노랑
colour-c3 = 초록
colour-c4 = 청록
colour-c5 = 파랑
colour-c6 = 보라

## Seats

name-you = 나
name-player = 플레이어 { $number }
name-bot-0 = 이리스
name-bot-1 = 브루노
name-bot-2 = 클리오
name-bot-3 = 다리오
name-bot-4 = 에니아
seat-now = 차례
seat-out = 줄을 가져감
seat-out-short = 가져감
seat-points = { $points }점
seat-leads = { $points }점, 선두
seat-empty = 아직 카드 없음
seat-placed = { $row }번 줄에 놓은 카드: { $card }
practice = 연습
practice-undone = 새 카드를 본 뒤에 수를 되돌렸으므로, 이제 이 게임은 연습 게임입니다.
practice-about = 이 게임은 연습 게임입니다. 새 카드를 본 뒤에 수를 되돌렸거나, 이전 게임에서 이미 본 카드이기 때문입니다.
points-aid = 색별 점수
points-aid-item = { $count }장: { $points }
points-aid-most = { $count }장 이상: { $points }
pile-plus = { $card } { $count }장: 플러스 { $points }
pile-minus = { $card } { $count }장: 마이너스 { $points }
pile-bonus = { $card } 카드 { $count }장: 플러스 { $points }
pile-joker = { $card } { $count }장
pile-with-jokers = { $pile }(조커 { $jokers }장 포함)

## Table

table = 테이블
opponents = 상대
rows = 줄
row-place = { $row }번 줄에 놓기: { $content }
row-take = { $row }번 줄 가져오기: { $content }
row-idle = { $row }번 줄: { $content }
row-empty = 비어 있음
row-taken = { $person ->
    [you] 내가 가져옴
   *[other] { $name } 님이 가져감
}
row-taken-short = { $name }
row-space = { $count ->
    [0] 빈자리 없음
   *[other] 빈자리 { $count }개
}
row-gain = { $row }, { $gain }
row-gain-then = { $row }. 그 줄을 가져오면 { $gain }
gain-more = { $points }점 증가
gain-less = { $points }점 감소
gain-none = 점수 변화 없음
gain-title = 이 줄을 가져올 때의 점수 변화
row-place-short = 놓기
row-take-short = 가져오기
supply-cards = { $count }장
supply-draws-left = { $count ->
    [0] 다음에 뽑으면 마지막 라운드
   *[other] 마지막 라운드까지 { $count }장
}
last-round = 마지막 라운드
unseen = 남은 카드
counted = { $item } × { $count }
prompt-decide = 내 차례: 카드를 뽑거나 줄을 가져오세요
prompt-draw = 내 차례: 카드를 뽑으세요
prompt-take = 내 차례: 줄을 가져오세요
prompt-place = { $card } 카드를 놓으세요
prompt-jokers = 조커의 색을 고르세요
prompt-decide-named = { $name }: 카드를 뽑거나 줄을 가져오세요
prompt-draw-named = { $name }: 카드를 뽑으세요
prompt-take-named = { $name }: 줄을 가져오세요
prompt-place-named = { $name }: { $card } 카드를 놓으세요
prompt-jokers-named = { $name }: 조커의 색을 고르세요
prompt-bot = { $name } 님이 생각하는 중
prompt-over = 게임 종료
status-undone = 되돌렸습니다.
status-redone = 다시 실행했습니다.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = 지금은 할 수 없습니다.
announce-seat = { $name }: { $points }점
announce-supply = 카드 더미 { $count }장
announce-over = 최종 점수: { $scores }. { $winners }

## Game log

log = 게임 로그
log-round = { $round }라운드. { $name } 님이 시작합니다.
log-round-you = { $round }라운드. 내가 시작합니다.
log-next-round = 새 라운드. { $name } 님이 시작합니다.
log-next-round-you = 새 라운드. 내가 시작합니다.
log-discarded = 게임에서 제외: { $cards }.
log-draw = { $person ->
    [you] 내가
   *[other] { $name } 님이
} 카드를 뽑았습니다: { $card }.
log-place = { $person ->
    [you] 내가
   *[other] { $name } 님이
} { $row }번 줄에 카드를 놓았습니다: { $card }.
log-take = { $person ->
    [you] 내가 { $row }번 줄을 가져왔습니다
   *[other] { $name } 님이 { $row }번 줄을 가져갔습니다
}: { $cards }.
log-take-revealed = { $person ->
    [you] 내가 { $row }번 줄을 가져왔습니다
   *[other] { $name } 님이 { $row }번 줄을 가져갔습니다
}: { $cards }. 황금 조커로 펼친 카드: { $revealed }.
log-last-round = 마지막 라운드 카드가 나왔습니다. 이번이 마지막 라운드입니다.
log-over = 게임이 끝났습니다.

## Jokers and scores

jokers-about = 가장 좋은 색이 미리 선택되어 있습니다.
joker = 조커 { $number }
joker-given = 조커 { $number }: { $colour }
joker-suggested = 추천: { $colours }
jokers-score = 이렇게 고르면 내 점수: { $score }
final-scores = 최종 점수
wins-you = 이겼습니다!
wins = { $name } 님 승리
wins-shared = 공동 승리: { $names }
column-player = 플레이어
column-rank = 순위
column-plus = 득점
column-minus = 감점
column-bonus = +2
column-total = 합계

## Computer players

level-newcomer = 입문
level-casual = 초급
level-regular = 중급
level-strong = 상급
level-expert = 전문가
level-master = 마스터
style-hoarder = 수집형
style-spoiler = 방해형
style-early-leaver = 조기 마감형
style-gambler = 승부사형
style-joker-hunter = 조커 사냥형
bot-about = { $name }({ $level }) 정보

## Settings

settings = 설정

## Notices

notice-problem = { $name } 항목에 쓸 수 없는 값입니다: “{ $value }”(쓸 수 있는 값: { $allowed }). 대신 사용: { $used }.
notice-no-language = 사용하는 언어를 불러오지 못했습니다. 지금은 영어로 표시합니다.
notice-no-storage = 이 브라우저에서는 게임을 저장할 수 없습니다. 페이지를 닫으면 게임이 사라집니다.
notice-no-storage-framed = 여기서는 게임이 저장되지 않습니다. 게임을 가져가려면 “전체 페이지”를 누르세요.
notice-save-unreadable = 저장된 게임을 열지 못했습니다. 데이터는 그대로 남아 있으므로 잃어버린 것은 없습니다.
notice-part-missing = 게임의 이 부분을 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.
notice-restarted = 컴퓨터 플레이어가 응답하지 않아 다시 시작했습니다. 게임은 계속됩니다.
notice-other-tab = 이 게임은 다른 탭에서도 열려 있습니다. 마지막으로 플레이한 탭의 게임만 저장됩니다.
follow-other-tab = 그 탭에서 이어 하기
error-IllegalActionError = 지금은 할 수 없습니다.
error-NotationError = 이 텍스트를 읽지 못했습니다.
error-InvalidPositionError = 게임에서 나올 수 없는 국면입니다.
error-VariantError = 이 설정으로는 게임을 할 수 없습니다.
error-RecordError = 저장된 이 게임은 읽을 수 없습니다.
error-RequestError = 게임 내부에서 문제가 발생했습니다.
error-other = 문제가 발생했습니다. 게임은 바뀌지 않았습니다.
notice-link-unreadable = 이 링크의 게임을 열지 못했습니다.
notice-earlier = 이전 게임은 저장되었습니다.
open-earlier = 이전 게임으로 돌아가기
notice-stopped-twice = 이것을 열다가 게임이 두 번 멈춰서 다시 열지 않았습니다.
notice-game-gone = 끝나지 않은 이 게임은 이제 여기에 없습니다.
notice-erased-elsewhere = 다른 탭에서 이 기기의 게임 데이터를 모두 삭제했습니다. 이 탭은 더 이상 아무것도 저장하지 않으며, 탭을 닫으면 게임이 사라집니다.
show-kept-games = 보기
full-page = 전체 페이지

### Loaded after the first page

## Menu

rules = 규칙
page-puzzles = 문제
page-record = 내 기록
page-mistakes = 내 실수
page-played = 지난 게임
page-statistics = 통계
page-goals = 목표
page-strategy = 전략
page-games = 게임 열기
page-share = 공유
page-fairness = 공정성 확인
page-about = 게임 정보
menu-more = 더 보기
menu-new-today = 오늘의 게임이 기다립니다
menu-workshop = 봇 공방

## Final scores

rank = { $rank }위
result-ahead = { $points }점 차 승리(2위: { $names })
result-behind = { $rank }, { $points }점 차(1위: { $names })
result-practice = 연습 게임: 통계에 포함되지 않습니다.
result-continued = 중간 국면에서 시작한 게임: 통계에 포함되지 않습니다.
scoring-link = 점수 계산 방법
story = 이 게임의 흐름
story-collected = { $person ->
    [you] 내가
   *[other] { $name } 님이
} 모은 카드: { $cards }. 모두 { $points }입니다.
story-round = { $round }라운드에서 승부가 갈렸습니다.
story-round-unnumbered = 한 라운드에서 승부가 갈렸습니다.
story-round-none = 승부를 가른 라운드는 따로 없습니다.
story-no-minus = { $person ->
    [you] 내 카드
   *[other] { $name } 님의 카드
}에는 감점된 색이 없습니다.
story-minus = 감점된 색 { $count }가지로 { $person ->
    [you] 내가
   *[other] { $name } 님이
} 잃은 점수는 { $points }입니다.
story-lost-minus = 감점된 색 { $count }가지로 { $person ->
    [you] 내가
   *[other] { $name } 님이
} 잃은 점수는 { $points }입니다. { $rival } 님{ $theirs ->
    [0] 은 감점된 색이 없습니다
   *[other] 이 그렇게 잃은 점수는 { $rivalPoints }입니다
}.
story-lost-plus = 득점이 된 색의 점수: { $rival } 님 { $rivalPoints }, { $person ->
    [you] 나
   *[other] { $name } 님
} { $points }.
story-lost-bonus = +2 카드의 점수: { $rival } 님 { $rivalPoints }, { $person ->
    [you] 나
   *[other] { $name } 님
} { $count ->
    [0] 0점
   *[other] { $points }
}.
see-deciding-move = 승부를 가른 수 보기
worth-line = { $count ->
    [0] { $points }: { $level } 레벨 컴퓨터의 거의 모든 게임보다 낮은 점수입니다.
   *[other] { $points }: { $level } 레벨 컴퓨터의 100게임 중 { $count }게임보다 높은 점수입니다.
}
worth-best = 지금까지의 최고 점수입니다.
ending-more = 더 보기
ending-turn = 승부처
ending-chance-you = 이 라운드에서 내 승률: { $before } → { $after }.
ending-chance = 이 라운드에서 { $name } 님의 승률: { $before } → { $after }.
ending-worth = { $points }점의 가치
ending-worth-better = 같은 레벨의 컴퓨터끼리 이 테이블에서 겨룰 때, 이보다 점수가 낮은 비율:
ending-worth-about = 레벨마다 { $games }게임 이상이며, 모두 컴퓨터끼리 한 게임입니다.
ending-worth-unmeasured = 컴퓨터의 점수가 이보다 낮은 비율은 마지막 라운드 카드가 기본 위치에 있을 때만 측정했습니다.

## Set-up

setup-title = 새 게임
setup-wait = 컴퓨터 플레이어가 오는 중…
setup-players = 인원
setup-edition = 에디션
setup-scoring = 점수표
setup-marker = 마지막 라운드 카드
setup-marker-about = 이 카드가 나오면 그 라운드가 마지막입니다. 기본 위치: 마지막 { $classic }장 위(황금 조커판은 { $golden }장 위).
setup-marker-usual = 기본
setup-marker-depth = 마지막 { $count }장 위
setup-seed = 게임 번호
setup-seed-hint = 비워 두면 무작위
setup-seat = { $number }번 자리
setup-kind = { $number }번 자리의 플레이어
setup-kind-label = 플레이어
setup-name = { $number }번 자리의 이름
setup-name-label = 이름
setup-level = { $number }번 자리의 레벨
setup-level-label = 레벨
setup-style = { $number }번 자리의 스타일
setup-style-label = 스타일
setup-levels = 컴퓨터 레벨
setup-exact = 레벨 세부 조정: { $level }
temper-gentle = 너그러운 상대
temper-about-gentle = 재미로 하고, 가끔 실수합니다.
temper-keen = 날카로운 상대
temper-about-keen = 테이블 전체를 지켜보지만, 때때로 줄의 가치를 잘못 판단합니다.
temper-merciless = 무자비한 상대
temper-about-merciless = 앞을 내다보고, 아무것도 내주지 않습니다.
setup-levels-differ = 혼합
setup-levels-none = 컴퓨터 없음
setup-at-table = 자리
setup-more = 추가 설정
kind-human = 사람
kind-bot = 컴퓨터
edition-classic = 클래식
edition-golden = 황금 조커
scoring-brown = 갈색: 1 3 6 10 15 21
scoring-grey = 회색: 1 4 8 7 6 5
setup-side-brown = 갈색
setup-side-grey = 회색
setup-side-about-brown = 많을수록 높은 점수
setup-side-about-grey = { $peak }장일 때 최고점
error-PlayerNameError = 이름은 1~24자이고, 보이는 글자가 하나 이상 있어야 하며, 제어 문자는 쓸{ "\u00A0" }수{ "\u00A0" }없습니다.

## Computer players

level-about-newcomer = 이제 막 시작했습니다. 자기 카드만 보고, 실수가 많습니다.
level-about-casual = 재미로 합니다. 자기 카드를 챙기고 다음 사람도 살피지만, 가끔 실수합니다.
level-about-regular = 게임을 잘 압니다. 모두를 지켜보지만, 때때로 줄의 가치를 잘못 판단합니다.
level-about-strong = 모두를 지켜보고 판단도 정확합니다. 실수는 드물고 작습니다.
level-about-expert = 스스로 게임을 익혔습니다. 다음에 나올 수 있는 모든 카드를 신경망으로 평가합니다. 마지막 라운드의 끝부분은 완벽하게 둡니다.
level-about-master = 시간을 들여 생각합니다. 유망한 수를 머릿속에서 몇 번이고 끝까지 두어 본 뒤에 결정합니다.
level-rank = 레벨 { $rank }/{ $levels }
style-none = 균형형
style-about-hoarder = 줄이 가득 차기를 기다리고, 직접 채우기도 합니다.
style-about-spoiler = 다른 사람에게 손해가 되는 줄에 카드를 놓습니다.
style-about-early-leaver = 웬만한 줄이면 만족하고 일찍 빠집니다.
style-about-gambler = 한 장 더 뽑고, 한 줄에 모든 것을 겁니다.
style-about-joker-hunter = 조커와 +2 카드를 노립니다.
bot-figures = 성적
bot-share = 4인 테이블에서 중급 상대 세 명과 겨룰 때의 승률: { $share }. 대등하면 { $even }.
bot-lost = 선택 한 번에 잃는 점수: { $points }점
bot-blunders = 큰 손해(3점 이상)를 본 선택의 비율: { $blunders }
bot-figures-hint = 컴퓨터끼리 한 많은 게임에서 측정했습니다. 막대는 모든 레벨을 약한 순서로 보여 줍니다.
bot-code = 이 상대는 어떻게 생각하나요?
bot-code-about = 간단한 상대 둘의 코드는 각각 한 쪽 분량입니다. greedy는 당장 점수가 가장 많이 늘어나는 수를 고르고, careful은 다른 사람도 생각합니다. 봇 공방에서 코드를 열어 고친 다음, 어떻게 두는지 보세요.

## Settings

settings-language = 언어
language-system = 브라우저 언어
settings-pace = 컴퓨터 속도
pace-instant = 즉시
pace-fast = 빠르게
pace-normal = 보통
pace-slow = 느리게
pace-step = 한 수씩
settings-volume = 음량
volume-off = 끔
settings-look = 화면
settings-play = 게임 진행
settings-skin = 카드 디자인
skin-patterns = 카멜레온과 무늬
skin-suits = 기호
skin-letters = 글자
settings-theme = 테마
theme-system = 시스템
theme-light = 밝게
theme-dark = 어둡게
settings-contrast = 대비
contrast-system = 시스템
contrast-more = 높게
settings-text = 글자 크기
text-normal = 보통
text-large = 크게
text-larger = 아주 크게
settings-motion = 애니메이션
motion-system = 시스템
motion-full = 켬
motion-less = 줄임
settings-confirm = 두기 전에 확인하기
settings-confirm-about = 처음 누르면 수를 고르고, 다시 누르면 둡니다. Esc 키나 다른 곳을 누르면 취소됩니다.
settings-forced = 하나뿐인 수는 자동으로 두기
settings-forced-about = 고를 수 있는 줄이 하나뿐이면 자동으로 둡니다.
settings-left-handed = 왼손잡이 배치
settings-left-handed-about = 카드 더미와 버튼의 좌우를 바꿉니다.
settings-vibration = 진동
settings-vibration-about = 내 차례가 되거나 불가능한 수를 두려 하면 짧게 진동합니다.
prompt-confirm = { $kind ->
    [d] 다시 누르면 카드를 뽑습니다
    [p] 다시 누르면 { $row }번 줄에 놓습니다
   *[t] 다시 누르면 { $row }번 줄을 가져옵니다
}
tip-draw = 카드를 본 다음에 놓을 줄을 고릅니다.
tip-begin = 뽑은 카드는 줄에 놓습니다. 줄을 가져오면 이번 라운드에서 빠집니다.
tip-place = 그 줄을 가져가는 사람이 이 카드를 갖습니다. 나일 수도 있고 다른 사람일 수도 있습니다.
tip-choose = 줄에 적힌 숫자는 지금 그 줄을 가져올 때의 점수 변화입니다.
tip-must-take = 카드를 더 놓을 수 있는 줄이 없습니다.
tip-taken = 내가 놓은 카드가 있는 줄을 다른 사람이 가져갔습니다. 내가 가져오는 줄의 카드만 내 것이 됩니다.
tip-plus-two = +2 카드는 모은 색과 관계없이 2점입니다.
tip-fourth = 점수가 가장 높은 세 가지 색은 득점, 나머지 색은 모두 감점입니다.
tip-full = 가득 찬 줄은 더 바뀌지 않습니다. 다른 사람이 가져가기 전에 먼저 가져오는 것도 방법입니다.
tip-joker = 조커의 색은 마지막에 정합니다. 그때까지는 가장 이득이 되는 색으로 셉니다.
tip-last-round = 다음에 가져오는 줄이 마지막 줄입니다.
tip-out = 줄을 가져왔습니다. 라운드가 끝날 때까지 다른 사람이 무엇을 모으는지 지켜보세요.
tips-stop = 도움말 그만 보기
tips-show = 초보자 도움말 다시 보기
tips-shown = 초보자 도움말을 다시 표시합니다.
share-title = 게임 퍼가기
keyboard = 키보드 단축키

## On this device

offline-unknown = 오프라인 플레이: 아직 준비되지 않음
offline-fetching = 오프라인 플레이: 파일 다운로드 중({ $done }/{ $total })
offline-ready = 오프라인으로 플레이할 수 있습니다
offline-interrupted = 오프라인 플레이: 다시 온라인이 되면 다운로드를 계속합니다
offline-unavailable = 여기서는 오프라인으로 플레이할 수 없습니다
install = 앱으로 설치
install-how = 브라우저 메뉴(Safari에서는 공유)에서 “설치” 또는 “홈 화면에 추가” 항목을 선택하세요.
notice-update = 새 버전이 있습니다. 게임은 멈춘 곳에서 계속됩니다.
use-update = 지금 업데이트
forget = 이 기기의 게임 데이터 모두 삭제
forget-question = { $count ->
    [0] 게임이 이 기기에 저장한 것을 모두 삭제합니다. 되돌릴 수 없습니다.
   *[other] 게임이 이 기기에 저장한 것을 모두 삭제합니다: { $list }. 되돌릴 수 없습니다.
}
stored-unfinished = 현재 게임과 끝나지 않은 게임
stored-finished = 끝난 게임과 통계
stored-days = 데일리 게임의 결과와 연속 기록
stored-mistakes = 내 실수
stored-bots = 봇 공방의 봇과 과제
stored-settings = 설정
stored-notes = 이미 본 도움말 등 페이지가 기억하는 것
stored-files = 오프라인 플레이용 파일
stored-other = 기타 데이터
forget-save-first = 삭제하기 전에 끝난 게임, 데일리 게임의 결과, 실수, 봇을 파일로 내보낼 수 있습니다. 끝나지 않은 게임은 “게임 열기”에서 복사할 수 있습니다.
forget-save-file = 먼저 파일로 내보내기
forget-yes = 모두 삭제

## URL parameters

parameter-players = 인원
parameter-edition = 에디션
parameter-scoring = 점수표
parameter-seed = 게임 번호
parameter-level = 레벨
parameter-marker_depth = 마지막 라운드 카드 아래의 장수
parameter-seats = 자리
parameter-scores = 플레이어의 점수
parameter-from = 이름
parameter-speed = 속도
parameter-lang = 언어
parameter-theme = 테마
parameter-daily = 데일리 게임
parameter-accent = 강조 색
parameter-bg = 배경
scores-none = 없음
from-none = 없음
used-usual = 기본값

## Embedded

frame-about = 컴퓨터 { $bots }명과 대결
frame-your-move = 어떻게 두겠습니까?
frame-replay = 기록된 게임 보기
frame-loading = 여는 중…
link = 링크
link-about = 삽입된 화면에서는 다른 페이지를 열 수 없습니다. 링크를 복사해 브라우저에서 열면 게임을 계속할 수 있습니다.
copy = 복사
copied = 복사했습니다
copy-by-hand = 복사하지 못했습니다. 텍스트를 선택해 두었으니 직접 복사하세요.

## Positions to answer

answer-title = 각 수의 가치
answer-thinking = 코치가 생각하는 중…
answer-best = 최선의 수입니다!
answer-equal = 최선의 수와 똑같이 좋습니다.
answer-wrong = 아쉽지만 오답입니다.
answer-worse = 더 좋은 수: { $action }. 잃은 승률: { $share }.
answer-choice = 수
answer-share = 승률
answer-lead = 리드
answer-yours = 내가 고른 수
answer-exact = 정확한 값: 남은 카드가 어떤 순서로 나오든 게임 끝까지 계산했습니다.
answer-estimated = 추정값: 남은 카드로 나머지 게임을 여러 번 끝까지 두어 보았습니다.
choose-again = 다시 고르기
play-on = 계속하기
back-to-game = 내 게임으로 돌아가기
notice-position-unreadable = 이 링크의 국면을 열지 못했습니다.
answer-band = ≈ 거의 같음: { $share } 미만의 차이는 오차 범위입니다.
answer-same = = 똑같이 좋습니다.
about-equal = 거의 같음
equal = 같음

## Replay

replay = 기록된 게임
replay-first = 처음으로
replay-back = 한 수 뒤로
replay-on = 재생
replay-pause = 일시 정지
replay-forth = 한 수 앞으로
replay-last = 끝으로
replay-ply = 수순
take-over = 여기서부터 계속하기
notice-record-unreadable = 이 링크의 게임을 열지 못했습니다.
replay-ply-of = { $plies }수 중 { $ply }수
prompt-shown = { $person ->
    [you] 내
   *[other] { $name }
} 차례
replay-manner = 재생 설정
replay-speed = 속도
replay-from = 시점
replay-close = 그만 보기
keys-hint-replay = 기록된 게임을 볼 때:
key-step = 한 수 뒤로, 한 수 앞으로
key-by-itself = 재생, 일시 정지
key-ends = 처음으로, 끝으로

## Keyboard shortcuts

keys-hint = 테이블에 포커스가 있을 때:
keys-listening = 스크린 리더에서는 이 키들이 포커스 모드에서 작동합니다. Tab과 Enter는 언제나 작동합니다.
key-draw = 카드 뽑기
key-row = 이 줄에 놓기 또는 이 줄 가져오기
key-rows = 줄 사이 이동
key-next = 컴퓨터의 차례를 바로 끝내기
key-finish = 라운드 마치기
key-hint = 힌트(다시 누르면 더 자세히)
key-why = 컴퓨터가 그 수를 둔 이유
key-undo = 되돌리기
key-redo = 다시 실행
key-again = 마지막 알림 다시 듣기
key-scores = 모두의 점수와 카드 듣기
key-table = 줄에 있는 카드 듣기
key-sound = 소리 끄기 또는 켜기
key-help = 이 목록 보기
# As printed on keyboards.
key-name-space = 스페이스
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = { $row }번 줄에 놓기
action-take = { $row }번 줄 가져오기
nudge-draw = 카드를 뽑는 것이 가장 좋아 보입니다.
nudge-draw-close = 카드를 뽑는 것이 좋아 보이지만, 거의 같은 가치의 다른 수가 있습니다.
nudge-place = 이 카드가 어디서 나에게 이득이 되고, 어디서 상대에게 손해가 되는지 보세요.
nudge-place-close = 이 카드가 어디서 나에게 이득이 되고, 어디서 상대에게 손해가 되는지 보세요. 가치가 거의 같은 줄이 여럿 있습니다.
nudge-take = 줄을 가져오는 것이 가장 좋아 보입니다.
nudge-take-close = 줄을 가져오는 것이 좋아 보이지만, 카드를 뽑는 것도 거의 같은 가치입니다.
look-at-gains = 점수가 가장 많이 늘어나는 줄은 어느 것일까요?
look-at-loses_least = 손해가 가장 적은 줄은 어느 것일까요?
look-at-denies = 다른 사람들은 무엇을 가져가고 싶을까요?
look-at-joker = 테이블에 조커가 있습니다.
look-at-plus_twos = +2 카드는 언제나 득점이 됩니다.
look-at-row_full = 가득 찬 줄은 더 좋아지지 않습니다.
look-at-avoids_fourth_colour = 세 가지 색만 득점이 됩니다.
look-at-helps = 가져오고 싶은 줄은 어느 것인가요?
look-at-spoils = 상대가 가장 원하는 줄을 망칠 수 있을까요?
look-at-keeps_clean = 가장 마음에 드는 줄에는 필요 없는 카드를 놓지 마세요.
look-at-fills = 가득 찬 줄에는 아무도 카드를 더 놓을 수 없습니다.
look-at-little_to_take = 아직 줄에 가져올 만한 것이 많지 않습니다.
look-at-likely_better = 남은 카드는 대부분 나에게 이득이 됩니다.
look-at-nobody_wants = 마음에 드는 그 줄을 다른 사람도 원할까요?
hint-best = 최선의 수 보기
hint-all = 모든 수 보기
hint-is-best = 최선의 수: { $action }
hint-is-about-best = 최선의 수 중 하나: { $action }
why-before = 이전 수
why-after = 다음 수
why-chosen = 고른 수
why-nothing = 테이블만 봐서는 뚜렷한 이유가 없습니다.
why-best = 더 좋은 수는 없었습니다.
why-about-best = 최선의 수와 거의 같습니다. { $share } 미만의 차이는 오차 범위입니다.
why-as-good = 최선의 수와 똑같이 좋습니다.
why-not-best = 더 좋은 수: { $action }
why-estimated = 추정값: 두 번 뒤의 선택까지 내다봅니다.
reason-gains = 이 줄로 얻는 점수: { $amount }. 더 많이 얻는 줄은 없습니다.
reason-loses_least = 어느 줄이든 감점이지만, 이 줄이 가장 적습니다({ $amount }).
reason-denies = { $name } 님이 가장 좋은 줄을 가져가지 못하게 합니다. 그다음으로 좋은 줄과의 차이: { $amount }.
reason-denies-you = 내가 가장 좋은 줄을 가져오지 못하게 합니다. 그다음으로 좋은 줄과의 차이: { $amount }.
reason-joker = 조커가 { $count }장 들어 있습니다.
reason-plus_twos = 들어 있는 +2 카드({ $count }장)는 언제나 득점이 됩니다.
reason-row_full = 줄이 가득 차서 더 좋아지지 않습니다.
reason-avoids_fourth_colour = 이렇게 하면 색이 { $count }가지로 유지됩니다. { $row }번 줄이라면 { $there }가지가 됩니다.
reason-helps = 이 카드를 놓으면, 놓은 사람에게 줄의 가치가 { $amount } 올라갑니다.
reason-spoils = 이 카드를 놓으면, { $name } 님에게 줄의 가치가 { $amount } 내려갑니다.
reason-spoils-you = 이 카드를 놓으면, 나에게 줄의 가치가 { $amount } 내려갑니다.
reason-keeps_clean = 가장 좋은 { $row }번 줄에 놓으면 이 카드로 { $amount }을 잃습니다.
reason-fills = 이것으로 줄이 가득 찹니다.
reason-little_to_take = 지금까지 { $amount }보다 가치가 높은 줄은 없습니다.
reason-likely_better = 남은 카드의 { $share }로 지금 가장 좋은 줄보다 더 좋은 줄을 만들 수 있습니다(평균 차이: { $amount }).
reason-likely_better-any = 어떤 카드가 나와도 지금 가장 좋은 줄보다 더 좋은 줄을 만들 수 있습니다(평균 차이: { $amount }).
reason-nobody_wants = { $row }번 줄이 가장 좋지만, 다른 사람에게는 이득이 되지 않으니 나중에 가져와도 됩니다.
reason-only_choice = 다른 수가 없었습니다.
reason-last_one_in = 다른 사람은 모두 줄을 가져갔습니다.
reason-last_round = 마지막 라운드입니다.
reason-last_round_near = 마지막 라운드까지 { $count }장 남았습니다.
amount-points = { $points }점

## Game review

review-title = 게임 복기
review-working = 코치가 모든 선택을 차례로 살펴보는 중…
review-no-game = 복기할 끝난 게임이 없습니다.
review-failed = 코치가 이 게임을 살펴보지 못했습니다.
review-whose = 복기 대상
review-well = { $name } 님의 선택 { $count }번 가운데 { $part }번이 최선의 수였습니다.
review-well-you = 내 선택 { $count }번 가운데 { $part }번이 최선의 수였습니다.
review-cards-for = 카드 운으로 { $name } 님이 얻은 점수: { $amount }.
review-cards-for-you = 카드 운으로 내가 얻은 점수: { $amount }.
review-cards-against = 카드 운으로 { $name } 님이 잃은 점수: { $amount }.
review-cards-against-you = 카드 운으로 내가 잃은 점수: { $amount }.
review-choices = 자신의 선택으로 잃은 점수: { $amount }.
review-choices-you = 내 선택으로 잃은 점수: { $amount }.
band-best = 최선
band-good = 좋은 수
band-inaccuracy = 아쉬운 수
band-mistake = 실수
band-blunder = 큰 실수
percent-less = { $share } 미만
percent-more = { $share } 초과
review-bands-about = 잃은 승률에 따른 평가: 최선은 { $good } 미만, 좋은 수는 { $good } 이상, 아쉬운 수는 { $inaccuracy } 이상, 실수는 { $mistake } 이상, 큰 실수는 { $blunder } 이상.
review-curve = 승률의 흐름
review-chances = { $step ->
    [0] 시작할 때의 승률
   *[other] { $step }번째 수 이후의 승률
}
review-ply = 수순
review-start = 게임 시작
review-see = 국면 보기
review-retry = 다시 두기
review-table = 표로 보기
review-luck = 카드 운: { $share }
review-again = 다시 볼 만한 선택
review-none = 손해가 큰 선택이 없습니다. 훌륭합니다!
review-better = 더 좋은 수: { $action }. 이 수로 잃은 승률: { $share }.
review-luckiest = 영향이 가장 컸던 카드
review-luck-about = 단위는 점입니다. 나올 수 있었던 모든 카드의 평균보다 얼마나 좋거나 나빴는지 보여 줍니다.
review-accounts = 실력과 운
review-accounts-about = 점수가 가장 높은 상대와의 최종 점수 차가 어떻게 생겼는지 보여 줍니다: 시작 국면, 카드 운, 모두의 선택. 선택은 그때 알 수 있었던 것만으로 평가합니다. “예상 밖”은 두 번 뒤의 선택까지 내다보아도 알 수 없었던 몫입니다.
account-start = 시작할 때의 예상
account-luck = 카드 운
account-own = 자신의 선택
account-others = 다른 사람의 선택
account-unforeseen = 예상 밖
account-final = 최종 결과
back-to-review = 복기로 돌아가기

## Open or share a game

games-open-about = 게임 기록, 저장된 게임, 링크를 붙여 넣거나 파일을 여기에 끌어다 놓으세요. 현재 게임은 사라지지 않습니다.
games-text = 게임 기록 또는 링크
games-open-text = 열기
games-open-file = 파일 선택…
games-nothing = 아직 열 것이 없습니다. 먼저 게임 기록이나 링크를 붙여 넣으세요.
games-too-large = 컬러레또 게임이라기에는 너무 커서 열지 않았습니다.
games-no-record = 컬러레또 게임이 아니거나 일부가 빠져 있습니다.
games-newer = 이 게임은 더 새로운 버전에서 만들어졌습니다. 페이지를 새로 고친 뒤 다시 시도하세요.
games-no-game-in-address = 이 링크에는 게임이 없습니다.
games-not-played-so = 게임처럼 보이지만 규칙에 어긋나는 곳이 있습니다.
games-file-unreadable = 이 파일을 읽지 못했습니다.
games-stops = 이것을 여는 동안 게임이 멈췄습니다. 한 번 더 시도할 수 있습니다.
games-stops-again = 이것 때문에 게임이 두 번 멈췄으므로 다시 열지 않습니다.
unfinished-title = 끝나지 않은 게임
unfinished-about = 다른 게임을 하려고 멈춰 둔 게임입니다. 이 기기에 저장되어 있습니다.
unfinished-turns = { $count }차례 진행
unfinished-resume = 계속하기
unfinished-copy = 링크 복사
kept-undated = 날짜 없음(이전 버전)
kept-delete = 삭제
kept-deleted = 삭제했습니다.
kept-restore = 삭제 취소
unreadable-title = 열지 못한 저장된 게임
unreadable-about = 데이터는 그대로 저장되어 있습니다. 새 버전에서는 열릴 수도 있습니다. 열리지 않으면 이 텍스트가 오류를 찾는 데 도움이 됩니다.
unreadable-copy = 텍스트 복사
games-keep = 게임 저장 및 공유
games-keep-over = 모든 카드와 수가 들어 있어 누구나 게임을 다시 볼 수 있습니다.
games-keep-unfinished = 지금까지의 게임입니다. 앞으로 나올 카드도 들어 있으므로, 읽으면 미리 알 수 있습니다.
games-none = 아직 게임이 없습니다. 게임을 시작하면 여기서 저장하거나 공유할 수 있습니다.
games-share = 공유…
games-formats = 형식
games-share-failed = 여기서는 공유할 수 없습니다. 대신 링크를 복사하세요.
games-file-text = 텍스트 파일로 저장
games-file-json = JSON 파일로 저장
games-link-watch = 다시 보기 링크
games-link-go-on = 다른 기기에서 계속하는 링크
games-record = 게임 기록(텍스트)
challenge-begin = { $sender }의 점수: { $points }점. 이제 내 차례입니다.
challenge-friend = 친구
challenge-yours = 나
challenge-player = 본인 점수
challenge-more = 같은 카드로 { $sender }보다 { $points }점 더 얻었습니다.
challenge-less = 같은 카드로 { $sender }보다 { $points }점 덜 얻었습니다.
challenge-same = 같은 카드로 얻은 점수가 { $sender }의 점수와 같습니다.
send-title = 이 결과 보내기
send-about = 이미지, 기호 한 줄, 링크로 보냅니다. 링크를 열면 같은 카드, 같은 자리, 같은 상대로 플레이합니다.
send-name = 이름(선택 사항)
send-name-about = 링크에는 이 이름과 이 게임의 점수만 담깁니다.
send-line = 결과 텍스트
send-streak = 연속 기록
picture = 테이블 이미지
picture-about = 메시지나 게시판에 쓸 수 있는 지금 국면의 이미지입니다. 모두가 볼 수 있는 것만 나옵니다.
picture-copy = 이미지로 복사
picture-save = 이미지 저장
picture-copied = 이미지를 복사했습니다.
picture-copy-failed = 여기서는 이미지를 복사할 수 없습니다. 이미지를 저장하거나, 마우스 오른쪽 버튼을 누르거나 길게 눌러 복사하세요.
picture-failed = 이미지를 그리지 못했습니다. 아래 텍스트에 같은 내용이 있습니다.
picture-markdown = Markdown으로 복사
picture-drawn = 뽑은 카드: { $card }
picture-row = 줄
picture-cards = 카드
picture-open-position = 이 국면에서 플레이
picture-share = 이 국면 공유
after-game = 게임이 끝난 뒤
after-watch = 다시 보기
after-keep = 저장 및 공유
after-other-seat = 같은 카드로 다른 자리에서
after-strongest = 마스터는 어떻게 두는지 보기
next-level = 너무 쉬운가요? { $level }에 도전
easier-level = 너무 어려운가요? { $level }에 도전
rematch-other-seat = { $name } 님의 자리
rematch-other-seat-about = 자리를 고르세요. 그 자리의 시작 카드를 받고 같은 카드 더미로 플레이합니다. 모두가 함께 자리를 옮기므로 양옆 사람은 그대로입니다. 이 게임은 연습 게임입니다.
rematch-person = { $name } 님의 자리에서 내 점수: { $now }. 이전에 { $name } 님의 점수: { $before }.
rematch-strongest = 내 자리에서 마스터의 점수: { $now }. 내 점수: { $before }.
notice-finished-kept = 같은 카드로 다시 시작했습니다. 끝난 게임은 저장되었습니다.

## Is it fair?

fair-intro = 말로만 믿지 않아도 됩니다. 카드 더미가 바뀌지 않고 아무도 엿보지 않는다는 것을 직접 확인하세요.
fair-deck = 카드 더미는 바뀌지 않습니다
fair-deck-about = 이 페이지는 카드 순서의 해시값을 보여 줍니다. 해시값은 이 순서에만 맞고 다른 순서에는 사실상 맞지 않는 짧은 코드입니다. 게임이 끝나면 순서를 공개하므로, 누구나 해시값을 다시 계산할 수 있습니다.
fair-no-game = 아직 게임이 없습니다. 게임을 시작한 뒤 다시 오세요.
fair-no-commitment = 이 게임에는 해시값이 없습니다. 해시값은 게임이 끝나기 전에 만들어야 합니다.
fair-commitment = 해시값(SHA-256)
fair-told-later = 원하면 적어 두세요. 게임이 끝나면 원래 텍스트가 여기에 나타납니다.
fair-told = 해시값의 원래 텍스트
fair-parts = 각 부분의 의미
fair-parts-position = 게임을 시작한 국면, 그다음 위에서부터 차례로 카드, 그리고 솔트.
fair-part-variant = 인원, 에디션, 점수표, 마지막 라운드 카드
fair-part-removed = 제외한 색
fair-part-starting = 자리별 시작 카드
fair-part-starter = 시작하는 자리
fair-part-rows = 줄마다 놓을 수 있는 장수
fair-part-supply = 위에서부터 차례로 카드
fair-part-salt = 솔트: 아무도 일일이 시험해 카드 더미를 알아낼 수 없도록 넣는 무작위 숫자
fair-check = 검증
fair-same = 일치합니다. 브라우저가 방금 텍스트에서 해시값을 다시 계산했습니다.
fair-other = 일치하지 않습니다. 이 텍스트의 해시값은 다릅니다.
fair-command = 이 페이지 없이 확인하기
fair-bots = 컴퓨터는 카드 더미를 볼 수 있나요?
fair-bots-about = 컴퓨터는 내가 보는 것만 봅니다. 시험해 보세요. 보이지 않는 카드를 다시 섞고, 마지막으로 둔 컴퓨터에게 다시 고르게 합니다.
fair-shuffle = 섞고 다시 묻기
fair-shuffle-thinking = 다시 생각하는 중…
fair-shuffle-nobody = 이 게임에서는 아직 컴퓨터가 둔 적이 없습니다.
fair-shuffled = { $shuffles }번 가운데 { $same }번 같은 선택을 했습니다.
fair-moved = 카드 { $count }장의 위치가 바뀌었습니다.
fair-not = 증명할 수 없는 것
fair-not-lot = 카드가 무작위였다는 것: 번호를 정해 게임을 시작하는 사람은 미리 여러 번호를 시험해 보았을 수 있습니다. 데일리 게임은 날짜로만 정해집니다.
fair-not-look = 내가 엿보지 않았다는 것: 이 기기는 내 것이고, 저장된 게임에는 카드 더미가 들어 있습니다.
fair-not-program = 아무도 프로그램을 고치지 않았다는 것.

## Daily deal

daily-about = 매일 새로운 게임. 모두가 같은 카드로 같은 상대와 겨룹니다.
daily-bots = 컴퓨터 플레이어 세 명이 기다리고 있습니다.
daily-bots-then = 이 게임은 지금도 할 수 있지만, 연속 기록에는 포함되지 않습니다.
practice-daily = 연습 게임은 데일리 게임의 결과가 되지 않습니다. 이 게임이 끝나면 다시 플레이해서 결과를 남길 수 있습니다.
daily-practice = 이 게임은 연습으로 했으므로 아직 결과가 없습니다. 다시 플레이하면 결과가 남습니다.
daily-go-on = 계속하기
daily-yours = 나
daily-par = 마스터
daily-par-thinking = 마스터가 내 자리에서 이 게임을 하는 중…
daily-above-par = 내 자리에서 플레이한 마스터보다 점수가 높습니다!
daily-on-par = 내 자리에서 플레이한 마스터와 점수가 똑같습니다.
daily-below-par = 내 자리에서 플레이한 마스터가 { $points }점 더 높습니다.
daily-share-streak = 연속 기록: { $count }일.
daily-share-button = 공유
daily-streak = 현재 연속 기록
daily-streak-best = 최장 연속 기록
daily-played = 플레이한 게임
daily-streak-about = 그날(UTC)에 시작해 다음 날까지 끝내면 하루로 칩니다. 연습 게임은 세지 않습니다. 하루를 빠뜨리면 연속 기록이 새로 시작됩니다.
daily-archive = 모든 데일리 게임
daily-next = 다음 게임: { $time }
daily-today = 오늘의 게임
page-home = 홈
home-title = 다시 오신 것을 환영합니다
home-continue = 게임 계속하기
home-dare = 모두가 같은 카드를 받습니다. 내 자리에서 플레이한 마스터를 이길 수 있나요?
home-yours = 나: { $score }
home-master = 마스터: { $score }
home-week = 최근 7일
home-day-missed = 플레이하지 않음
home-day-played = 플레이함
home-day-won = 마스터보다 높음
home-mistake = 실수 바로잡기
home-lost = 내 게임에서 나온 선택: { $band }.
home-mend = 다시 도전
home-unrated = 게임을 복기하면 여기에 내 실력이 나타납니다.
home-play = 게임하기
home-change = 변경
daily-again-about = 몇 번이든 다시 플레이할 수 있지만, 첫 결과만 기록됩니다.
daily-compare = 비교 및 공유
month-before = 이전 달
month-after = 다음 달
not-persistent = 이 브라우저에 모든 것을 저장하지는 못했습니다. 여기 보이는 것 중 일부는 페이지를 닫으면 사라질 수 있습니다.
kept-unreadable = 이 기기의 항목 { $count }개를 이 버전에서는 읽을 수 없습니다. 여기에 표시되지 않지만 저장된 채로 남아 있습니다.
notice-puzzle-unreadable = 이 문제를 열지 못했습니다. { $days }일 뒤에 다시 나옵니다.
notice-decision-unreadable = 이 선택을 열지 못했습니다.

## My mistakes

mistakes-about = 손해를 본 선택이 짧은 문제로 다시 나옵니다. 맞히면 3일, 10일, 30일 뒤에 다시 나오고, 그다음에는 익힌 문제가 됩니다. 틀리면 내일 다시 나옵니다.
mistakes-none = 아직 아무것도 없습니다. 끝난 게임을 복기하면 실수와 큰 실수가 자동으로 추가됩니다.
mistakes-today = { $count ->
    [0] 오늘은 문제가 없습니다
   *[other] 오늘의 문제 { $count }개
}
mistakes-start = 시작
mistakes-puzzle = 문제 { $number }/{ $count }: 어떻게 두겠습니까?
mistakes-number = 문제 { $number }/{ $count }
mistakes-answer = 정답 보기
mistakes-waiting = 나올 문제
mistakes-learned = 익힌 문제
mistakes-next-date = 다음에 나오는 날
mistakes-next = 다음 문제
puzzles-back = 문제로 돌아가기
mistakes-solved = 맞혔습니다! 다음에 나오는 날: { $date }.
mistakes-solved-learned = 맞혔습니다! 이 문제는 다 익혔습니다.
mistakes-unsolved = 내일 다시 나옵니다.
mistakes-then = 게임에서 둔 수: { $action }.

## Trainer

trainer-about = 컴퓨터끼리 한 게임에서 뽑은, 최선의 수가 뚜렷하게 하나인 선택입니다. 쉬운 것부터 나옵니다. 맞히면 30일 뒤에 한 번 다시 나오고, 틀리면 내일 “내 실수”에 나옵니다.
trainer-day = 오늘의 국면
trainer-solve = 풀어 보기
trainer-day-solved = 맞혔습니다.
trainer-day-missed = 틀렸습니다. “내 실수”에 다시 나옵니다.
trainer-themes = 주제
trainer-solved = { $all }개 중 { $solved }개 해결
trainer-source = 코치가 나올 카드를 바꿔 가며 모든 수를 여러 번 비교했습니다. 마지막 라운드에서는 모든 카드를 계산에 넣었습니다.
trainer-often = 여기서 흔한 선택: { $action }.
trainer-found = { $level } 레벨 플레이어는 100번 가운데 { $share }번 최선의 수를 찾습니다.
training-spoil = 줄 망치기
training-about-spoil = 아무에게도 도움이 되지 않는 카드로 상대의 점수를 깎을 수 있습니다.
training-stake = 가져올까, 뽑을까?
training-about-stake = 점수를 주는 줄이 있습니다. 가져오고 라운드에서 빠질까요, 아니면 그 줄을 걸고 한 장 더 뽑을까요?
training-jokers = 조커
training-about-jokers = 조커를 가져올지, 남겨{ "\u00A0" }둘지, 아니면 알맞은 줄에 놓을지 정하세요.
training-last_round = 마지막 라운드
training-about-last_round = 이 뒤에는 아무것도 없으므로 모든 수를 끝까지 계산할 수 있습니다.

## Your games

finished-none = 끝낸 게임이 여기에 쌓입니다. 다시 보고, 공유하고, 비교할 수 있습니다.
finished-again = 같은 카드로 다시
finished-again-own = 내 자리
finished-count = { $count }게임
finished-search = 검색
finished-more = 게임 더 보기
finished-favourite = 즐겨찾기
finished-favourites = 즐겨찾기만
finished-note = 메모
finished-table = 표로 내보내기(CSV)
finished-opponents = 상대:
finished-players = 플레이어:
finished-people = { $count }명
finished-continued = 중간 국면에서
finished-no-bots = 사람만
finished-hints = 힌트 { $count }회

## Statistics

statistics-none = 컴퓨터와의 게임을 끝내면 점수와 순위, 실력의 변화가 여기에 나타납니다.
statistics-few = 통계는 { $least }게임부터 시작합니다. { $count }게임 남았습니다.
filters = { $count ->
    [0] 필터
   *[other] 필터({ $count })
}
filters-clear = 필터 지우기
statistics-variant = 규칙
statistics-level = 컴퓨터 레벨
statistics-style = 스타일
statistics-bot = 상대
statistics-all = 전체
statistics-players = { $count }명
statistics-no-match = 조건에 맞는 게임이 없습니다.
statistics-practice = { $count ->
    [0] 연습 게임은 세지 않습니다.
   *[other] 연습 게임 { $count }개는 세지 않았습니다.
}
statistics-counted = 데일리 게임은 날마다 첫 게임만 셉니다. 공동 승리는 인원수로 나눈 승리로 셉니다.
goals-reached = { $all }개 중 { $reached }개 달성
figure-games = 게임
figure-wins = 승리
figure-points = 평균 점수
figure-best = 최고 점수
figure-rank = 평균 순위
by-variant = 규칙별
by-level = 레벨별
by-style = 상대의 스타일별
by-bot = 상대별
statistics-same = 모든 게임에 공통
strength = 내 실력
strength-between = { $lower }~{ $upper } 레벨의 실력입니다
strength-like = { $level } 레벨의 실력입니다
strength-range = { $games }게임의 결과: { $low }에서 { $high } 사이.
strength-games = { $games }게임의 결과.
strength-even = 나와 대등한 상대는 { $level } 레벨의 컴퓨터입니다.
strength-play = { $level } 상대와 플레이
strength-up = 지난 게임보다 올랐습니다.
strength-down = 지난 게임보다 떨어졌습니다.
strength-same = 지난 게임과 같습니다.
strength-wait = { $count }게임을 더 하면 여기에 내 실력이 나타납니다.
strength-course = 게임별 실력 변화
strength-band = 음영: 95% 신뢰 구간. 내 실력은 아마 이 안에 있습니다.
strength-about = 코치가 내 선택으로 잃은 점수를 각 레벨의 컴퓨터가 잃는 점수와 비교합니다. 운과 승패는 세지 않으며, 힌트를 쓴 게임도 세지 않습니다.
goal-news = 목표 { $count }개 달성: { $goals }
goal-next = 다음 목표: { $goal }.
goal-news-all = 모든 목표를 달성했습니다.
goal-reached = 달성
goal-progress = { $done }/{ $all }
goal-first = 게임에서 이기기
goal-alone = 힌트 없이 이기기
goal-tables = 모든 인원수에서 이기기
goal-sides = 두 에디션 모두에서 점수표의 양면으로 이기기
goal-levels = 모든 레벨의 컴퓨터 이기기
goal-styles = 모든 스타일의 상대 이기기
goal-lead = { $lead }점 이상 차이로 이기기
goal-points = { $points }점 얻기
goal-faultless = 내 선택으로 잃는 점수를 1점 미만으로 막기
goal-unlucky = 카드 운이 나쁜데도 이기기
goal-days = { $all }일 치 데일리 게임 끝내기
goal-mistakes = 내 실수 { $all }개 익히기
chart-points = 최근 게임의 점수
chart-lost-points = 내 선택으로 잃은 점수
chart-mean = 평균: { $value }
chart-game = 게임
chart-date = 날짜
chart-value = 값
chart-table = 표로 보기
backup-title = 백업과 이동
backup-about = 게임, 데일리 게임의 결과, 실수, 봇을 저장하거나 다른 기기로 옮기세요. 같은 것을 두 번 세지 않습니다.
backup-file = 파일로 내보내기
backup-text = 텍스트로 내보내기
backup-text-label = 복사할 데이터(텍스트)
backup-open = 파일에서 불러오기
backup-paste = 다른 기기에서 내보낸 텍스트
backup-add = 불러오기
backup-added = { $count ->
    [0] 새로운 것이 없습니다. 모든 게임이 이미 여기에 있습니다.
   *[other] 게임 { $count }개를 불러왔습니다.
}
backup-bots-added = 봇 { $count }개를 불러왔습니다. 봇 공방에 있습니다.
backup-foreign = 컬러레또 백업이 아닙니다. 아무것도 바뀌지 않았습니다.
backup-newer = 이 백업은 더 새로운 버전에서 만들어졌습니다. 페이지를 새로 고친 뒤 다시 시도하세요.
backup-truncated = 이 백업은 끝부분이 없습니다. 전체를 다시 내보내거나 복사하세요.
backup-damaged = 이 백업은 손상되었습니다. 아무것도 불러오지 않았습니다.
backup-too-big = 컬러레또 백업이라기에는 너무 커서 열지 않았습니다.
backup-no-room = 이 브라우저에는 백업의 봇을 모두 저장할 공간이 없습니다. 나머지는 모두 불러왔습니다. 백업을 보관하세요.

## Strategy by numbers

strategy-about = 이 수치는 컴퓨터끼리 한 게임에서 나왔습니다. 테이블마다 { $games }게임이며, 모두 { $level } 레벨입니다. 이 플레이어들이 어떻게 두는지 보여 줄 뿐, 게임의 법칙은 아닙니다.
strategy-numbers = 수치
strategy-rule-1 = 갈색 면에서는 게임 초반이라면 5점짜리 줄도 가져올 만합니다. 뒤로 갈수록 기다리는 편이 이득입니다. 종반에 전문가는 7점짜리 줄도 가져오기보다 남겨{ "\u00A0" }둘 때가 더 많습니다.
strategy-rule-2 = 갈색 면에서는 줄이 가득 차기를 기다리세요. 세 명 이상일 때, 가져간 줄 열 개 가운데 일곱 개는 카드가 세 장입니다.
strategy-rule-3 = 갈색 면에서 조커 한 장은 좋은 줄 하나와 가치가 같고, +2 카드 두 장보다 가치가 높습니다.
strategy-rule-4 = 게임 중반까지 세 가지 색을 정하세요. 종반에 네 번째 색 카드의 가치는 거의 없습니다.
strategy-rule-5 = 회색 면에서는 적게 가지고 일찍 빠지세요. 서너 명일 때, 가져간 줄 셋 가운데 둘은 카드가 한 장뿐입니다.
strategy-date = 게임 날짜:
strategy-interval = 가는 선과 각 수치 옆의 숫자는 95% 신뢰 구간입니다. 우연만으로 수치가 얼마나 달라질 수 있는지 보여 줍니다.
strategy-bounds = { $sign ->
    [minus] { $low }~{ $high }
   *[plus] { $low }~{ $high }
}
strategy-early = 초반
strategy-middle = 중반
strategy-late = 종반
strategy-few = 너무 적음
strategy-how = 측정 방법
strategy-seat = 먼저 시작하면 유리한가요?
strategy-seat-finding = { $verdict ->
    [more] { $players }명일 때 시작하는 자리의 승률은 { $share }로, 대등한 경우의 { $even }보다 높습니다.
    [fewer] { $players }명일 때 시작하는 자리의 승률은 { $share }로, 대등한 경우의 { $even }보다 낮습니다.
   *[even] { $players }명일 때 시작하는 자리의 승률은 { $share }입니다. 대등하면 { $even }이며, 차이는 우연일 수 있습니다.
}
strategy-seat-caption = 차례별 결과
strategy-seat-head = 차례
strategy-seat-position = { $position }번째
strategy-seat-legend = 점선: 대등한 경우, { $even }. 점수 눈금은 0에서 시작하지 않습니다.
strategy-seat-about = 차례는 첫 라운드의 순서입니다. 공동 승리는 인원수로 나눈 승리로 셉니다.
strategy-take = 줄을 가져올 때
strategy-take-finding = 가장 좋은 줄이 { $points }일 때, 줄을 가져오는 비율은 초반에 { $early }, 종반에 { $late }입니다.
strategy-take-caption = 줄을 가져오는 비율
strategy-take-head = 가장 좋은 줄
strategy-take-least = { $points } 이하
strategy-take-most = { $points } 이상
strategy-take-about = 뽑기와 가져오기가 모두 가능했던 모든 차례를, 가장 좋은 줄로 바로 얻을 점수에 따라 나누었습니다. 초반, 중반, 종반은 마지막 라운드 카드 위의 카드를 셋으로 나눈 것이며, 마지막 라운드는 종반에 넣습니다.
strategy-cards = 가득 찬 줄 기다리기
strategy-cards-finding = 중반에 줄을 가져오는 비율은 가장 좋은 줄이 { $count }장일 때 { $full }, 한 장뿐일 때 { $single }입니다.
strategy-cards-caption = 줄을 가져오는 비율
strategy-cards-head = 가장 좋은 줄의 장수
strategy-cards-about = 같은 차례를, 점수가 가장 많이 늘어날 줄의 장수에 따라 나누었습니다. 그런 줄이 여럿이면 카드가 가장 많은 줄로 셉니다.
strategy-rows = 줄의 점수
strategy-rows-finding = 가져간 줄의 { $share }는 카드가 { $cards }이고, 바로 얻는 점수는 평균 { $points }입니다.
strategy-rows-caption = 가져간 줄(장수별)
strategy-rows-head = 줄
strategy-rows-share = 전체 줄 중 비율
strategy-rows-points = 바로 얻는 점수
strategy-rows-about = 가져간 모든 줄과, 그 줄로 플레이어의 점수가 바로 얼마나 바뀌었는지.
strategy-specials = 조커와 +2 카드
strategy-specials-finding = 중반에 신경망이 예상하는 카드 한 장의 가치: 조커 { $joker }, +2 카드 { $bonus }.
strategy-specials-caption = 카드 한 장이 더해 주는 최종 리드(점)
strategy-specials-head = 카드 한 장
strategy-specials-about = 집계가 아니라 추정입니다. 라운드를 시작할 때 그런 카드 한 장을 카드 더미에서 플레이어에게 옮기면, 점수가 가장 높은 상대에 대한 최종 리드가 신경망의 예상으로 얼마나 늘어나는지를 나타냅니다. 구간에는 신경망 자체의 오차가 들어 있지 않습니다.
strategy-colours = 어떤 색을 모을까?
strategy-colours-finding = 종반에 신경망이 예상하는 카드 한 장의 가치: 가장 많은 색 { $longest }, 네 번째 색 { $fourth }.
strategy-colours-caption = 카드 한 장이 더해 주는 최종 리드(점)
strategy-colours-head = 카드 한 장
strategy-colours-rank = { $rank ->
    [1] 가장 많은 색
   *[other] { $rank }번째로 많은 색
}
strategy-colours-about = 집계가 아니라 추정이며, 조커와 같은 방법을 썼습니다. 플레이어가 이미 가진 색만 장수 순서로 셉니다.
strategy-scores = 점수의 가치
strategy-scores-finding = { $players }명일 때 { $strong } 레벨의 점수는 절반이 { $high }점 이상이고, { $weak } 레벨은 { $low }점 이상입니다.
strategy-scores-caption = 레벨별 최종 점수
strategy-scores-head = 레벨
strategy-scores-reach = { $share } 도달
strategy-scores-legend = 진한 부분: 점수의 가운데 80%. 선: 절반이 도달하는 점수. 레벨마다 { $games }게임 이상.
strategy-scores-about = 같은 레벨의 컴퓨터끼리 한 게임이며, 마지막 라운드 카드는 기본 위치에 있습니다. 모든 게임의 모든 자리를 셉니다.

## About

about-game = 컬러레또는 미하엘 샤흐트가 만든 카드 게임입니다. 이것은 그림과 글을 새로 만든 비공식 작품이며, 게임 이름의 권리는 출판사에 있습니다.
about-version = 버전 { $version }. 규칙, 게임 엔진, 컴퓨터 플레이어는 Python으로 작성되었고 모두 브라우저 안에서 실행됩니다.
about-privacy-title = 개인 정보 보호
about-privacy = 게임, 설정, 결과는 이 기기에만 남습니다. 아무 데도 전송하지 않으며, 추적도 쿠키도 없습니다.
about-diagnostic-title = 문제 신고
about-diagnostic = 문제를 신고할 때 이 텍스트를 함께 보내 주세요. 버전 번호, 브라우저, 창 크기, 설정, 게임 기록, 최근 오류가 들어 있지만 이름은 들어 있지 않습니다.
about-parts = 사용한 구성 요소
about-part = 구성 요소
about-part-version = 버전
about-licence = 라이선스
about-our-licence = 이 게임의 라이선스
about-third-licences = 제3자 라이선스
about-bill = 소프트웨어 자재 명세서(SBOM)
about-docs = 문서 보기
in-english = { $words }(영어)
about-workshop = 봇 공방: 나만의 봇 만들기

### The rules page

rules-intro = 미하엘 샤흐트가 만든 { $least }~{ $most }인용 카드 게임으로, 이 설명은 새로 쓴 것입니다. 컴퓨터와 하면 한 게임이 몇 분이면 끝나고, 차례마다 한 가지만 결정하면 됩니다.
rules-contents = 목차
rules-steps = 여섯 장의 그림으로 보는 게임
rules-step-draw = 자기 차례에 카드 더미의 맨 위 카드를 펼칩니다.
rules-step-place = 빈자리가 있는 줄에 그 카드를 놓습니다.
rules-step-take = 또는 줄 하나를 가져옵니다. 그 줄의 카드가 모두 내 것이 되고, 다음 라운드까지 기다립니다.
rules-step-plus = 게임이 끝나면 점수가 가장 높은 { $plus }가지 색이 득점이 됩니다. 카드가 많을수록 좋습니다.
rules-step-minus = 나머지 색은 모두 감점이 됩니다.
rules-step-last = 마지막 라운드 카드가 나오면 그 라운드를 끝까지 진행합니다. 그런 다음 점수를 계산합니다.
back-to-table = 테이블로 돌아가기

## The aim

aim = 게임의 목표
aim-plus = 모두가 { $colours }가지 색의 카드를 모읍니다. 게임이 끝나면 자기 색 중 { $plus }가지는 득점이 되고 나머지는 모두 감점이 됩니다. 한 색의 카드가 많을수록 득점이든 감점이든 커집니다.
aim-few = 그러니 몇 가지 색을 많이 모으고 나머지는 적게 모으는 것이 좋습니다. 하지만 언제나 줄을 통째로 가져와야 하고, 그 줄에 무엇이 들어갈지는 다른 사람들도 정합니다.

## The cards

cards = 카드
rules-cards-colours = 색은 색조와 무늬, 기호로 구별할 수 있습니다.
rules-cards-plus-two = +2 카드는 다른 카드와 관계없이 한 장에 { $points }점입니다.
rules-cards-joker = 조커는 원하는 색의 카드가 되지만, 색은 게임이 끝날 때 정합니다.
rules-cards-golden = 황금 조커는 카드를 한 장 더 주는 조커입니다(“조커” 참고).
rules-cards-last-round = 마지막 라운드 카드는 카드 더미 속에 숨어 있다가 게임의 끝을 알립니다. 아무도 이 카드를 갖지 않습니다.
rules-cards-table = 에디션에 따른 카드
rules-kind = 카드
rules-kind-colour = { $colours }가지 색 각각
rules-kind-under-marker = 마지막 라운드 카드 아래의 카드
rules-kind-all = 합계
rules-cards-marker-choice = 게임을 준비할 때 어느 에디션에서든 마지막 라운드 카드를 마지막 { $depths }장 위에 둘 수 있습니다.

## Setting up

set-up = 준비
rules-setup-how = 준비는 모두 컴퓨터가 합니다. 무작위로 색을 제외하고, 모두에게 서로 다른 색의 시작 카드를 나누어 주고, 나머지를 섞은 뒤 마지막 라운드 카드를 제자리에 넣습니다. 시작 플레이어도 무작위로 정합니다.
rules-setup-table = 인원에 따른 준비
rules-setup-players = 인원
rules-setup-removed = 제외하는 색
rules-setup-starting = 1인당 시작 카드
rules-setup-rows = 줄
rules-setup-room = 줄당 카드
rules-setup-supply = 카드 더미

## Your turn

turn = 자기 차례
rules-turn-one = 두 가지 중 하나를 합니다. 차례를 넘길 수는 없습니다.
rules-turn-draw-title = 뽑아서 놓기
rules-turn-draw = 카드 더미의 맨 위 카드를 펼쳐서 본 다음, 놓을 줄을 고릅니다. 빈자리가 있고 아직 아무도 가져가지 않은 줄이면 됩니다. 빈자리가 있는 줄이 없거나 카드 더미가 비어 있으면 뽑을 수 없습니다.
rules-turn-take-title = 줄 가져오기
rules-turn-take = 카드가 한 장 이상 있는 줄을 하나 골라 카드를 모두 가져옵니다. 가져온 카드는 자기 카드가 되고, 라운드가 끝날 때까지 쉽니다. 이번 라운드에는 아무도 그 줄을 쓸{ "\u00A0" }수{ "\u00A0" }없습니다.
rules-turn-next = 그런 다음, 아직 줄을 가져오지 않은 사람 중 다음 사람의 차례입니다. 마지막으로 남은 사람은 뽑을 수 있는 한 혼자서 원하는 만큼 뽑아 놓을 수 있지만, 마지막에는 역시 줄을 가져와야 합니다.
rules-turn-colours = 모을 색을 미리 정하지 않습니다. 게임이 끝나면 가장 점수가 높은 색이 자동으로 득점이 됩니다. 색은 얼마든지 모아도 되지만, 그만큼 감점을 받습니다.

tips-again = 첫 게임에서는 테이블의 도움말이 무엇을 할지 알려 줍니다. 여기서 다시 켤 수 있습니다.

## The end of a round

round = 라운드의 끝
round-end = 모두가 줄을 가져가면 라운드가 끝납니다. 줄을 다시 비워 놓고, 마지막 줄을 가져간 사람이 다음 라운드를 시작합니다.

## Jokers

jokers-title = 조커
jokers-when = 조커는 게임이 끝날 때까지 색 카드 옆에 둡니다. 게임이 끝나면 조커마다 색을 고릅니다. 같은 색이 아니어도 되고, 한 장도 없는 색을 골라도 됩니다. 가장 좋은 색이 미리 선택되어 있지만 바꿀 수 있습니다.
jokers-golden = 황금 조커는 조커로 셉니다. 또한 황금 조커가 있는 줄을 가져온 사람은 바로 카드 더미의 맨 위 카드를 펼쳐 자기 카드에 더합니다. 카드 더미가 비어 있으면 아무 일도 없습니다.

## The last round

last-round-title = 마지막 라운드
last-round-when = 누군가 마지막 라운드 카드를 펼치면, 그 카드를 옆에 두고 다른 카드를 한 장 더 펼칩니다. 그 라운드를 끝까지 진행하면 게임이 끝납니다.
last-round-count = 그때까지 몇 장 남았는지 테이블에 표시됩니다.

## Scoring

scoring = 점수 계산
scoring-how = 색의 점수는 조커를 포함한 그 색의 장수로 정해집니다. 점수가 가장 높은 { $plus }가지 색은 득점이 되고, 나머지 색은 모두 감점이 됩니다. +2 카드는 한 장마다 { $points }점을 더합니다.
scoring-sides = 점수표에는 두 면이 있으며, 게임을 준비할 때 하나를 고릅니다. 갈색 면에서는 { $most }장까지 카드가 늘어날수록 색의 점수가 높아집니다. 회색 면에서는 한 색이 { $peak }장일 때 점수가 가장 높고, 그보다 많으면 다시 낮아집니다.
points-table = 한 색의 장수별 점수
points-count = 한 색의 장수
points-more = { $count } 이상
side-brown = 갈색 면
side-grey = 회색 면
example-title = 예시
example-about = 아래 카드와 조커 한 장을 두 면으로 각각 계산합니다. 조커는 가장 이득이 되는 색에 더합니다.
example-table = 두 면으로 계산한 예
example-pile = 카드
example-joker = { $points }{ "\u200B" }(조커{ "\u00A0" }포함)
example-total = 합계

## Two players

two = 두 명이 할 때
rules-two-rows = 줄은 셋이고, 각각 카드를 한 장, 두 장, 세 장까지 놓을 수 있습니다. 각자 카드 두 장으로 시작하며, 시작 카드 네 장은 모두 다른 색입니다.
rules-two-end = 두 사람이 모두 줄을 가져가면 라운드가 끝납니다. 세 번째 줄의 카드는 게임에서 제외합니다.

## Editions

editions = 두 가지 에디션
rules-editions-classic = 클래식판에는 조커가 { $jokers }장 있고, 마지막 라운드 카드는 마지막 { $depth }장 위에 둡니다.
rules-editions-golden = 황금 조커판에는 황금 조커와 일반 조커 { $jokers }장이 있고, 마지막 라운드 카드는 마지막 { $depth }장 위에 둡니다.

### The embed page

share-intro = 어느 사이트의 글에든 게임 테이블을 넣을 수 있습니다. 읽는 사람에게 보일 것을 고른 다음, 사이트에 맞는 코드를 복사하세요. “플레이”를 눌러야 게임을 불러옵니다.
share-choice = 읽는 사람에게 보이는 것
share-preview = 미리 보기
share-ways = 퍼가기 코드
share-subject = 내용
share-subject-deal = 새 게임
share-subject-pos = 국면
share-subject-record = 기록된 게임
share-pos = 국면(텍스트)
share-record = 게임 기록(텍스트)
share-seed-hint = 비워 두면 읽는 사람마다 다른 게임
share-transparent = 투명 배경
share-compact = 간단히(게임 로그 없음)
share-accent = 버튼 색 지정
share-accent-colour = 버튼 색
share-frame = iframe만
share-frame-about = HTML을 쓸 수 있는 사이트용. 높이는 고정됩니다.
share-script = iframe과 스크립트
share-script-about = 스크립트도 쓸 수 있는 사이트용. iframe의 높이가 게임에 맞게 바뀌고, 게임에서 일어나는 일이 페이지에 전달됩니다.
share-element = 사용자 정의 요소
share-element-about = 페이지를 직접 만드는 경우. 한 페이지에 얼마든지 넣을 수 있으며, 읽는 사람이 가까이 스크롤할 때 하나씩 불러옵니다.
share-link = 링크만
share-link-about = WordPress와 Ghost용. 한 줄에 링크만 넣으면 게임이 삽입됩니다. 위에서 고른 것 중 언어만 유지됩니다.

## Link previews, and the page of browsers without JavaScript

needs-javascript = 이 페이지에는 JavaScript가 필요합니다.
site-play = 컬러레또 플레이
site-description = 미하엘 샤흐트의 카드 게임 컬러레또로 컴퓨터와 겨뤄 보세요. 브라우저에서 무료로 즐길 수 있습니다.
