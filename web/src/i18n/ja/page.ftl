title = コロレット
tagline = 集めるのは3色。ほかの色は減点に。

## Buttons

play = プレイ
new-game = 新しいゲーム
rules-title = 遊び方
more = メニュー
page-daily = デイリーゲーム
undo = 元に戻す
undo-practice = 元に戻す（練習になります）
redo = やり直す
try-again = もう一度試す
cancel = キャンセル
close = 閉じる
dismiss = 閉じる
play-again = もう一度プレイ
review = ゲームを振り返る
draw = カードを引く
confirm-jokers = 確定
pace-next = 次へ
finish-round = ラウンドを終える
coach-hint = ヒント
coach-why = なぜ？

## Welcome and loading

welcome-about = 手番では、カードを1枚引いて列に置くか、列のカードをすべて取ります。最後に、得点の高い3色がプラス点になり、ほかの色はすべてマイナス点になります。
welcome-start = コンピューター3人と対戦
loading-begin = ゲームを準備しています…
loading-download = ゲームをダウンロードしています：{ $loaded } / { $total } MB
loading-start = 対戦相手を呼んでいます…
loading-import = カードを混ぜています…
loading-ready = 準備ができました
loading-failed = ゲームを開始できませんでした
loading-stopped = ゲームが応答しなくなりました
failed-download = ゲームの一部をダウンロードできませんでした。接続を確認して、もう一度お試しください。
failed-stalled = ダウンロードが止まっています。接続を確認して、もう一度お試しください。
failed-worker = このブラウザではゲームを実行できませんでした。ブラウザを更新するか、別のブラウザをお使いください。
failed-offline = オフラインです。ゲームの一部がまだこの端末にありません。オンラインに戻ると自動的に始まります。
failed-stopped = ゲームが予期せず停止しました。「もう一度試す」を押すと続きから遊べます。
failed-stopped-no-game = ゲームが予期せず停止しました。「もう一度試す」を押すと再起動します。
unfinished-count = 中断中のゲーム：{ $count }件

## Cards

# The separator of list items.
comma = 、
card-c0 = 赤
card-c1 = オレンジ
card-c2 = 黄
card-c3 = 緑
card-c4 = 水色
card-c5 = 青
card-c6 = 紫
card-plus-two = +2
card-joker = ジョーカー
card-golden = ゴールデン{ "\u200B" }ジョーカー
colour-c0 = 赤
colour-c1 = オレンジ
colour-c2 = 黄
colour-c3 = 緑
colour-c4 = 水色
colour-c5 = 青
colour-c6 = 紫

## Seats

name-you = あなた
name-player = プレイヤー{ "\u2060" }{ $number }
name-bot-0 = イリス
name-bot-1 = バジル
name-bot-2 = クリオ
name-bot-3 = ダリオ
name-bot-4 = エンヤ
seat-now = 手番
seat-out = 列を取りました
seat-out-short = 取得済
seat-points = { $points }点
seat-leads = { $points }点、首位
seat-empty = まだカードがありません
seat-placed = 列{ $row }に置いたカード：{ $card }
practice = 練習
practice-undone = 新しいカードを見た後で手を戻したため、このゲームは練習扱いになります。
practice-about = このゲームは練習扱いです。新しいカードを見た後で手を戻したか、以前のゲームでカードが分かっていたためです。
points-aid = 色ごとの得点
points-aid-item = { $count }枚：{ $points }
points-aid-most = { $count }枚以上：{ $points }
pile-plus = { $card }{ $count }枚：プラス{ $points }
pile-minus = { $card }{ $count }枚：マイナス{ $points }
pile-bonus = { $card }カード{ $count }枚：プラス{ $points }
pile-joker = { $card }{ $count }枚
pile-with-jokers = { $pile }（うちジョーカー{ $jokers }枚）

## Table

table = テーブル
opponents = 対戦相手
rows = 列
row-place = 列{ $row }に置く：{ $content }
row-take = 列{ $row }を取る：{ $content }
row-idle = 列{ $row }：{ $content }
row-empty = 空
row-taken = { $name }が取りました
row-taken-short = { $name }
row-space = { $count ->
    [0] 空きなし
   *[other] 空き{ $count }
}
row-gain = { $row }、{ $gain }
row-gain-then = { $row }。その列を取った場合：{ $gain }
gain-more = { $points }点増えます
gain-less = { $points }点減ります
gain-none = 得点は変わりません
gain-title = この列を取ったときの得点の増減
row-place-short = 置く
row-take-short = 取る
supply-cards = { $count }枚
supply-draws-left = { $count ->
    [0] 次に引くと{ "\u200B" }最終ラウンド
   *[other] あと{ $count }枚で{ "\u200B" }最終ラウンド
}
last-round = 最終ラウンド
unseen = 残りのカード
counted = { $item }{ "\u2060" }×{ $count }
prompt-decide = あなたの番：カードを引くか、列を取る
prompt-draw = あなたの番：カードを引く
prompt-take = あなたの番：列を取る
prompt-place = カードを置く列を選択：{ $card }
prompt-jokers = ジョーカーの色を選択
prompt-decide-named = { $name }の番：カードを引くか、列を取る
prompt-draw-named = { $name }の番：カードを引く
prompt-take-named = { $name }の番：列を取る
prompt-place-named = { $name }の番：カードを置く列を選択（{ $card }）
prompt-jokers-named = { $name }の番：ジョーカーの色を選択
prompt-bot = { $name }が考えています
prompt-over = ゲーム終了
status-undone = 元に戻しました。
status-redone = やり直しました。
named-value = { $name }：{ $value }
# Turns a name or a clause into a sentence.
sentence = { $words }。
refused = 今はできません。
announce-seat = { $name }：{ $points }点
announce-supply = 山札は{ $count }枚
announce-over = 最終得点：{ $scores }。{ $winners }

## Game log

log = ゲームログ
log-round = 第{ $round }ラウンド。{ $name }から始めます。
log-round-you = 第{ $round }ラウンド。あなたから始めます。
log-next-round = 新しいラウンド。{ $name }から始めます。
log-next-round-you = 新しいラウンド。あなたから始めます。
log-discarded = ゲームから除外：{ $cards }。
log-draw = { $name }がカードを引きました：{ $card }。
log-place = { $name }が列{ $row }にカードを置きました：{ $card }。
log-take = { $name }が列{ $row }を取りました：{ $cards }。
log-take-revealed = { $name }が列{ $row }を取りました：{ $cards }。ゴールデンジョーカーでめくったカード：{ $revealed }。
log-last-round = 最終ラウンドカードが出ました。このラウンドが最後です。
log-over = ゲーム終了です。

## Jokers and scores

jokers-about = 一番良い色が最初から選ばれています。
joker = ジョーカー{ $number }
joker-given = ジョーカー{ $number }：{ $colour }
joker-suggested = おすすめ：{ $colours }
jokers-score = この選択での得点：{ $score }
final-scores = 最終得点
wins-you = あなたの勝ち！
wins = { $name }の勝ち
wins-shared = 同点で勝利：{ $names }
column-player = プレイヤー
column-rank = 順位
column-plus = プラス
column-minus = マイナス
column-bonus = +2
column-total = 合計

## Computer players

level-newcomer = 入門
level-casual = 初級
level-regular = 中級
level-strong = 上級
level-expert = エキスパート
level-master = マスター
style-hoarder = ため込み型
style-spoiler = 妨害型
style-early-leaver = 早抜け型
style-gambler = 勝負師型
style-joker-hunter = ジョーカー型
bot-about = { $name }（{ $level }）について

## Settings

settings = 設定

## Notices

notice-problem = 「{ $value }」は{ $name }に指定できません（指定できる値：{ $allowed }）。代わりに使う値：{ $used }。
notice-no-language = お使いの言語を読み込めませんでした。今は英語で表示しています。
notice-no-storage = このブラウザではゲームを保存できません。ページを閉じるとゲームは失われます。
notice-no-storage-framed = ここではゲームが保存されません。「ページ全体で開く」を選ぶと、そのまま続けられます。
notice-save-unreadable = 保存したゲームを開けませんでした。データは残っているので、失われてはいません。
notice-part-missing = ゲームのこの部分を読み込めませんでした。接続を確認して、もう一度お試しください。
notice-restarted = コンピューターが応答しなくなったため、再起動しました。ゲームはそのまま続けられます。
notice-other-tab = このゲームは別のタブでも開いています。最後にプレイしたタブのゲームだけが保存されます。
follow-other-tab = そのタブの続きから
error-IllegalActionError = 今はできません。
error-NotationError = このテキストを読み取れませんでした。
error-InvalidPositionError = この局面はゲームでは起こりえません。
error-VariantError = この設定では遊べません。
error-RecordError = 保存されたこのゲームを読み取れません。
error-RequestError = ゲームの内部で問題が発生しました。
error-other = 問題が発生しました。ゲームの内容は変わっていません。
notice-link-unreadable = このリンクのゲームを開けませんでした。
notice-earlier = 前のゲームは保存されています。
open-earlier = 前のゲームに戻る
notice-stopped-twice = これを開いたときにゲームが2回停止したため、今回は開きませんでした。
notice-game-gone = 中断していたこのゲームは、もうここにはありません。
notice-erased-elsewhere = 別のタブで、この端末のゲームデータがすべて削除されました。このタブではもう何も保存されません。タブを閉じるとゲームは失われます。
show-kept-games = 表示
full-page = ページ全体で開く

### Loaded after the first page

## Menu

rules = ルール
page-puzzles = 問題
page-record = あなたの記録
page-mistakes = 自分のミス
page-played = ゲーム履歴
page-statistics = 統計
page-goals = 目標
page-strategy = 戦略
page-games = ゲームを開く
page-share = 共有
page-fairness = 公正さの確認
page-about = このゲームについて
menu-more = その他
menu-new-today = 今日のゲームがあります
menu-workshop = ボット工房

## Final scores

rank = { $rank }位
result-ahead = { $names }に{ $points }点差で勝利
result-behind = { $rank }、{ $names }と{ $points }点差
result-practice = 練習ゲーム：統計には数えません。
result-continued = 途中の局面からのゲーム：統計には数えません。
scoring-link = 得点の計算方法
story = このゲームの流れ
story-collected = { $name }が集めたカード：{ $cards }。合わせて{ $points }です。
story-round = 勝負を決めたのは第{ $round }ラウンドでした。
story-round-unnumbered = 勝負は1つのラウンドで決まりました。
story-round-none = 勝負を決めたと言えるラウンドはありません。
story-no-minus = { $name }には減点になった色がありません。
story-minus = { $name }は減点になった{ $count }色で{ $points }を失いました。
story-lost-minus = { $name }は減点になった{ $count }色で{ $points }を失いました。{ $rival }{ $theirs ->
    [0] には減点になった色がありません
   *[other] が失ったのは{ $rivalPoints }です
}。
story-lost-plus = プラスの色による得点は、{ $rival }が{ $rivalPoints }、{ $name }が{ $points }です。
story-lost-bonus = +2カードによる得点は、{ $rival }が{ $rivalPoints }、{ $name }が{ $count ->
    [0] 0点
   *[other] { $points }
}です。
see-deciding-move = 勝負を決めた手を見る
worth-line = { $count ->
    [0] { $points }は、{ $level }レベルのコンピューターのほぼすべてのゲームより少ない得点です。
   *[other] { $points }は、{ $level }レベルのコンピューターの100ゲーム中{ $count }ゲームより多い得点です。
}
worth-best = これまでの自己最高得点です。
ending-more = その他
ending-turn = 勝負の分かれ目
ending-chance-you = このラウンドで、あなたの勝率が{ $before }から{ $after }になりました。
ending-chance = このラウンドで、{ $name }の勝率が{ $before }から{ $after }になりました。
ending-worth = { $points }点の価値
ending-worth-better = 同じレベルのコンピューターどうしがこのテーブルで対戦したとき、得点がこれを下回る割合：
ending-worth-about = レベルごとに{ $games }ゲーム以上。すべてコンピューターどうしのゲームです。
ending-worth-unmeasured = コンピューターの得点がこれを下回る割合は、最終ラウンドカードが標準の位置にあるときだけ測定しています。

## Set-up

setup-title = 新しいゲーム
setup-wait = 対戦相手がこちらに向かっています…
setup-players = 人数
setup-edition = 版
setup-scoring = 得点表
setup-marker = 最終ラウンドカード
setup-marker-about = このカードが出たら、そのラウンドが最後になります。標準の位置：最後の{ $classic }枚の上（ゴールデンジョーカー版では{ $golden }枚の上）。
setup-marker-usual = 標準
setup-marker-depth = 最後の{ $count }枚の上
setup-seed = ゲーム番号
setup-seed-hint = 空欄ならランダム
setup-seat = 席{ $number }
setup-kind = 席{ $number }のプレイヤー
setup-kind-label = プレイヤー
setup-name = 席{ $number }の名前
setup-name-label = 名前
setup-level = 席{ $number }のレベル
setup-level-label = レベル
setup-style = 席{ $number }のスタイル
setup-style-label = スタイル
setup-levels = コンピューターのレベル
setup-exact = レベルの微調整：{ $level }
temper-gentle = やさしい
temper-about-gentle = 気楽に遊び、たまにうっかりします。
temper-keen = 手ごわい
temper-about-keen = テーブル全体に目を配りますが、列の見立てを誤ることもあります。
temper-merciless = 容赦なし
temper-about-merciless = 先を読み、何も譲りません。
setup-levels-differ = 混合
setup-levels-none = コンピューターなし
setup-at-table = 席順
setup-more = 詳細設定
kind-human = 人間
kind-bot = コンピューター
edition-classic = クラシック
edition-golden = ゴールデン{ "\u200B" }ジョーカー
scoring-brown = 茶色：1 3 6 10 15 21
scoring-grey = 灰色：1 4 8 7 6 5
setup-side-brown = 茶色
setup-side-grey = 灰色
setup-side-about-brown = 多いほど高得点
setup-side-about-grey = { $peak }枚で最高点
error-PlayerNameError = 名前は1〜24文字で、見える文字を1つ以上含めてください。制御文字は使えません。

## Computer players

level-about-newcomer = 始めたばかり。自分のカードしか見ず、よくミスをします。
level-about-casual = 気楽に遊ぶタイプ。自分のカードを大事にし、次の人も気にしますが、たまにうっかりします。
level-about-regular = ゲームをよく知っています。全員に目を配りますが、列の見立てを誤ることもあります。
level-about-strong = 全員に目を配り、判断も的確。ミスはまれで、小さなものだけです。
level-about-expert = 独学で強くなりました。次に出る可能性のあるカードすべてをニューラルネットワークで評価します。最終ラウンドの終盤は完璧です。
level-about-master = じっくり考えます。有望な手の先を頭の中で何度も試してから決めます。
level-rank = レベル{ $rank }（全{ $levels }段階）
style-none = バランス型
style-about-hoarder = 列がいっぱいになるのを待ち、自分でも埋めます。
style-about-spoiler = ほかの人が困る列にカードを置きます。
style-about-early-leaver = そこそこの列で満足して、早めに抜けます。
style-about-gambler = もう1枚引いて、1つの列にすべてを賭けます。
style-about-joker-hunter = ジョーカーと+2カードを狙います。
bot-figures = 成績
bot-share = 4人のテーブルで中級3人と対戦したときの勝率：{ $share }（互角なら{ $even }）
bot-lost = 1回の選択で失う得点：{ $points }点
bot-blunders = 大きなミス（3点以上）の割合：選択の{ $blunders }
bot-figures-hint = コンピューターどうしの多数のゲームで測定。グラフは全レベルを弱い順に並べたものです。
bot-code = この対戦相手の考え方は？
bot-code-about = それぞれ1ページに収まる、単純な対戦相手が2人います。greedyは今一番得点になるものを取り、carefulはほかの人のことも考えます。ボット工房でコードを開き、書き換えて、どう戦うか見てみましょう。

## Settings

settings-language = 言語
language-system = ブラウザの言語
settings-pace = コンピューターの速さ
pace-instant = 瞬時
pace-fast = 速い
pace-normal = 標準
pace-slow = 遅い
pace-step = 1手ずつ
settings-volume = 音量
volume-off = オフ
settings-look = 表示
settings-play = ゲームの進行
settings-skin = カードのデザイン
skin-patterns = カメレオンと模様
skin-suits = マーク
skin-letters = 文字
settings-theme = テーマ
theme-system = システム
theme-light = ライト
theme-dark = ダーク
settings-contrast = コントラスト
contrast-system = システム
contrast-more = 高
settings-text = 文字サイズ
text-normal = 標準
text-large = 大
text-larger = 特大
settings-motion = アニメーション
motion-system = システム
motion-full = オン
motion-less = 控えめ
settings-confirm = 手を確認する
settings-confirm-about = 1回目で手を選び、2回目で確定します。Escキーを押すか、ほかの場所を押すと取り消せます。
settings-forced = 1つしかない手は自動で進める
settings-forced-about = 選べる列が1つしかないときは、自動で進めます。
settings-left-handed = 左利き用の配置
settings-left-handed-about = 山札とボタンの左右を入れ替えます。
settings-vibration = 振動
settings-vibration-about = 手番が来たときや、できない操作をしたときに短く振動します。
prompt-confirm = { $kind ->
    [d] もう一度押すとカードを引きます
    [p] もう一度押すと列{ $row }に置きます
   *[t] もう一度押すと列{ $row }を取ります
}
tip-draw = カードを見てから、置く列を選べます。
tip-begin = 引いたカードは列に置きます。列を取ると、このラウンドを抜けます。
tip-place = カードは、その列を取った人のものになります。あなたかもしれないし、ほかの誰かかもしれません。
tip-choose = 列の数字は、今その列を取ったときの得点の増減です。
tip-must-take = もうカードを置ける列がありません。
tip-taken = あなたが置いたカードの列を、ほかの人が取りました。もらえるのは自分が取った列のカードだけです。
tip-plus-two = +2カードは、集めている色に関係なく2点になります。
tip-fourth = 得点の高い3色がプラス点に、ほかの色はすべてマイナス点になります。
tip-full = いっぱいになった列は、もう変わりません。ほかの人に取られる前に取るのも手です。
tip-joker = ジョーカーの色は最後に決まります。それまでは一番得になる色として数えます。
tip-last-round = 次に取る列が、最後の列になります。
tip-out = 列を取りました。ラウンドが終わるまで、ほかの人が何を集めるか見ておきましょう。
tips-stop = 今後は表示しない
tips-show = 初心者向けアドバイスを再表示
tips-shown = 初心者向けアドバイスを再び表示します。
share-title = ゲームを埋め込む
keyboard = ショートカットキー

## On this device

offline-unknown = オフラインプレイ：準備中
offline-fetching = オフラインプレイ：ダウンロード中（{ $done } / { $total }ファイル）
offline-ready = オフラインで遊べます
offline-interrupted = オフラインプレイ：オンラインに戻るとダウンロードを再開します
offline-unavailable = ここではオフラインで遊べません
install = アプリとしてインストール
install-how = ブラウザのメニュー（Safariでは共有）で「インストール」か「ホーム画面に追加」を選んでください。
notice-update = 新しいバージョンがあります。更新後もゲームは続きから遊べます。
use-update = 今すぐ更新
forget = この端末のゲームデータをすべて削除
forget-question = { $count ->
    [0] この端末に保存されたゲームのデータをすべて削除します。元に戻すことはできません。
   *[other] この端末に保存されたゲームのデータをすべて削除します：{ $list }。元に戻すことはできません。
}
stored-unfinished = 現在のゲームと中断中のゲーム
stored-finished = 終了したゲームと統計
stored-days = デイリーゲームの結果と連続記録
stored-mistakes = 自分のミス
stored-bots = ボット工房のボットと課題
stored-settings = 設定
stored-notes = 表示済みのアドバイスなど、このページに記憶された情報
stored-files = オフラインプレイ用のファイル
stored-other = その他のデータ
forget-save-first = 削除する前に、終了したゲーム、デイリーゲームの結果、ミス、ボットをファイルに書き出せます。中断中のゲームは「ゲームを開く」でコピーできます。
forget-save-file = 先にファイルに書き出す
forget-yes = すべて削除

## URL parameters

parameter-players = 人数
parameter-edition = 版
parameter-scoring = 得点表
parameter-seed = ゲーム番号
parameter-level = レベル
parameter-marker_depth = 最終ラウンドカードの下の枚数
parameter-seats = 席
parameter-scores = プレイヤーの得点
parameter-from = 名前
parameter-speed = 速さ
parameter-lang = 言語
parameter-theme = テーマ
parameter-daily = デイリーゲーム
parameter-accent = アクセントカラー
parameter-bg = 背景
scores-none = なし
from-none = なし
used-usual = 標準の値

## Embedded

frame-about = コンピューター{ $bots }人と対戦
frame-your-move = あなたならどうしますか？
frame-replay = 記録されたゲームを見る
frame-loading = 開いています…
link = リンク
link-about = 埋め込み表示からはほかのページを開けません。リンクをコピーしてブラウザで開くと、ゲームの続きを遊べます。
copy = コピー
copied = コピーしました
copy-by-hand = コピーできませんでした。テキストを選択してあるので、手動でコピーしてください。

## Positions to answer

answer-title = それぞれの手の価値
answer-thinking = コーチが考えています…
answer-best = 最善手です！
answer-equal = 最善手と同じ価値の手です。
answer-wrong = 残念、不正解です。
answer-worse = より良い手：{ $action }。失った勝率：{ $share }。
answer-choice = 手
answer-share = 勝率
answer-lead = リード
answer-yours = あなたの手
answer-exact = 正確な値：残りのカードがどの順番で出ても、ゲームの最後まで計算しています。
answer-estimated = 推定値：残りのカードを使って、ゲームの続きを何度も試しています。
choose-again = もう一度選ぶ
play-on = 続ける
back-to-game = 自分のゲームに戻る
notice-position-unreadable = このリンクの局面を開けませんでした。
answer-band = ≈ ほぼ同じ：{ $share }未満の差は誤差の範囲です。
answer-same = = 同じ価値。
about-equal = ほぼ同じ
equal = 同じ

## Replay

replay = 記録されたゲーム
replay-first = 最初へ
replay-back = 1手戻る
replay-on = 再生
replay-pause = 一時停止
replay-forth = 1手進む
replay-last = 最後へ
replay-ply = 手数
take-over = ここから続ける
notice-record-unreadable = このリンクのゲームを開けませんでした。
replay-ply-of = { $ply } / { $plies }手
prompt-shown = { $name }の番
replay-manner = 再生の設定
replay-speed = 速さ
replay-from = 視点
replay-close = 再生をやめる
keys-hint-replay = 記録されたゲームを見ているとき：
key-step = 1手戻る、1手進む
key-by-itself = 再生、一時停止
key-ends = 最初へ、最後へ

## Keyboard shortcuts

keys-hint = テーブルにフォーカスがあるとき：
keys-listening = スクリーンリーダーでは、これらのキーはフォーカスモードで使えます。TabとEnterはいつでも使えます。
key-draw = カードを引く
key-row = この列に置く、またはこの列を取る
key-rows = 列の間を移動
key-next = コンピューターの手番をすぐに終わらせる
key-finish = ラウンドを終える
key-hint = ヒント（もう一度押すと詳しく）
key-why = コンピューターがその手を選んだ理由
key-undo = 元に戻す
key-redo = やり直す
key-again = 最後の読み上げを繰り返す
key-scores = 全員の得点とカードを読み上げる
key-table = 列のカードを読み上げる
key-sound = 音のオン・オフ
key-help = この一覧を表示
# As printed on keyboards.
key-name-space = スペース
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = 列{ $row }に置く
action-take = 列{ $row }を取る
nudge-draw = カードを引くのが一番良さそうです。
nudge-draw-close = カードを引くのが良さそうですが、ほかにもほぼ同じくらい良い手があります。
nudge-place = このカードがどこで自分の得になり、どこで相手の損になるかを考えましょう。
nudge-place-close = このカードがどこで自分の得になり、どこで相手の損になるかを考えましょう。ほぼ同じ価値の列がいくつかあります。
nudge-take = 列を取るのが一番良さそうです。
nudge-take-close = 列を取るのが良さそうですが、カードを引くのもほぼ同じくらい良い手です。
look-at-gains = 一番得点が増えるのはどの列ですか？
look-at-loses_least = 一番損が少ないのはどの列ですか？
look-at-denies = ほかの人が取りたいのはどの列でしょう？
look-at-joker = テーブルにジョーカーがあります。
look-at-plus_twos = +2カードは必ず得点になります。
look-at-row_full = いっぱいになった列は、これ以上良くなりません。
look-at-avoids_fourth_colour = プラス点になるのは3色だけです。
look-at-helps = 取りたいのはどの列ですか？
look-at-spoils = 誰が狙っている列なら邪魔できそうですか？
look-at-keeps_clean = 一番気に入っている列には余計なカードを置かないようにしましょう。
look-at-fills = いっぱいになった列には、もう誰も置けません。
look-at-little_to_take = まだどの列にも大したカードがありません。
look-at-likely_better = 残りのカードの多くは、あなたの得になります。
look-at-nobody_wants = あなたが気に入った列を、ほかに欲しい人はいますか？
hint-best = 最善手を表示
hint-all = すべての手を表示
hint-is-best = 最善手：{ $action }
hint-is-about-best = 最善手の1つ：{ $action }
why-before = 前の手
why-after = 次の手
why-chosen = 選んだ手
why-nothing = テーブルを見るかぎり、はっきりした理由は見当たりません。
why-best = これより良い手はありませんでした。
why-about-best = 最善手とほぼ同じです。{ $share }未満の差は誤差の範囲です。
why-as-good = 最善手とまったく同じ価値です。
why-not-best = より良い手：{ $action }
why-estimated = 推定値：2つ先の選択まで読んでいます。
reason-gains = この列で{ $amount }増えます。これ以上増える列はほかにありません。
reason-loses_least = どの列でも得点が減りますが、この列が一番少なくて済みます（{ $amount }）。
reason-denies = { $name }から一番良い列を奪います。次に良い列との差は{ $amount }です。
reason-denies-you = あなたから一番良い列を奪います。次に良い列との差は{ $amount }です。
reason-joker = ジョーカーが{ $count }枚入っています。
reason-plus_twos = 入っている+2カード（{ $count }枚）は必ず得点になります。
reason-row_full = 列はいっぱいで、これ以上良くなりません。
reason-avoids_fourth_colour = これなら{ $count }色で済みます。列{ $row }なら{ $there }色になります。
reason-helps = このカードを置くと、置いた本人にとって列の価値が{ $amount }上がります。
reason-spoils = このカードを置くと、{ $name }にとって列の価値が{ $amount }下がります。
reason-spoils-you = このカードを置くと、あなたにとって列の価値が{ $amount }下がります。
reason-keeps_clean = 一番良い列（列{ $row }）に置くと、このカードで{ $amount }の損になります。
reason-fills = これで列がいっぱいになります。
reason-little_to_take = 今のところ、{ $amount }を超える価値のある列はありません。
reason-likely_better = 残りのカードの{ $share }で、今の一番良い列よりも良い列ができます（平均で{ $amount }の差）。
reason-likely_better-any = どのカードでも、今の一番良い列よりも良い列ができます（平均で{ $amount }の差）。
reason-nobody_wants = 一番良い列は列{ $row }ですが、ほかの誰の得にもならないので、急いで取る必要はありません。
reason-only_choice = ほかに手がありませんでした。
reason-last_one_in = ほかの人は全員、列を取り終えています。
reason-last_round = 最終ラウンドです。
reason-last_round_near = 最終ラウンドまであと{ $count }枚です。
amount-points = { $points }点

## Game review

review-title = ゲームの振り返り
review-working = コーチがすべての選択を順に調べています…
review-no-game = 振り返るゲームがありません。
review-failed = コーチはこのゲームを調べられませんでした。
review-whose = 対象
review-well = { $name }は{ $count }回の選択のうち{ $part }回で最善手を選びました。
review-well-you = あなたは{ $count }回の選択のうち{ $part }回で最善手を選びました。
review-cards-for = カードの運で{ $name }は{ $amount }得をしました。
review-cards-for-you = カードの運であなたは{ $amount }得をしました。
review-cards-against = カードの運で{ $name }は{ $amount }損をしました。
review-cards-against-you = カードの運であなたは{ $amount }損をしました。
review-choices = 自分の選択では{ $amount }損をしました。
review-choices-you = 自分の選択では{ $amount }損をしました。
band-best = 最善手
band-good = 好手
band-inaccuracy = 疑問手
band-mistake = 悪手
band-blunder = 大悪手
percent-less = { $share }未満
percent-more = { $share }超
review-bands-about = 失った勝率による評価：最善手は{ $good }未満、好手は{ $good }以上、疑問手は{ $inaccuracy }以上、悪手は{ $mistake }以上、大悪手は{ $blunder }以上。
review-curve = 勝率の推移
review-chances = { $step ->
    [0] 開始時の勝率
   *[other] { $step }手目の後の勝率
}
review-ply = 手数
review-start = ゲーム開始
review-see = 局面を見る
review-retry = もう一度選ぶ
review-table = 表で見る
review-luck = カードの運：{ $share }
review-again = 見直したい手
review-none = 大きな損をした選択はありません。お見事！
review-better = より良い手：{ $action }。この手で失った勝率：{ $share }。
review-luckiest = 影響の大きかったカード
review-luck-about = 単位は点。出る可能性のあったカードすべての平均と比べて、どれだけ良かったか、悪かったかを示します。
review-accounts = 実力と運
review-accounts-about = 得点が一番高い対戦相手との最終的な点差の内訳：開始時の局面、カードの運、各自の選択。選択は、その時点で分かっていたことだけで評価します。2つ先の選択まで読んでも分からなかった分は「予想外」です。
account-start = 開始時の予想
account-luck = カードの運
account-own = 自分の選択
account-others = ほかの人の選択
account-unforeseen = 予想外
account-final = 最終結果
back-to-review = 振り返りに戻る

## Open or share a game

games-open-about = ゲーム記録、保存したゲーム、またはリンクを貼り付けるか、ファイルをここにドロップしてください。今のゲームは失われません。
games-text = ゲーム記録またはリンク
games-open-text = 開く
games-open-file = ファイルを選択…
games-nothing = 開くものがありません。先にゲーム記録またはリンクを貼り付けてください。
games-too-large = コロレットのゲームにしては大きすぎるため、開きませんでした。
games-no-record = コロレットのゲームではないか、一部が欠けています。
games-newer = このゲームは新しいバージョンのものです。ページを再読み込みして、もう一度お試しください。
games-no-game-in-address = このリンクにはゲームが含まれていません。
games-not-played-so = ゲームのようですが、途中でルールに反しています。
games-file-unreadable = このファイルを読み取れませんでした。
games-stops = これを開くときにゲームが停止しました。あと1回だけ試せます。
games-stops-again = これを開いたときにゲームが2回停止したため、もう開きません。
unfinished-title = 中断中のゲーム
unfinished-about = 別のゲームに移るときに中断したゲームです。この端末に保存されています。
unfinished-turns = { $count }手番まで進行
unfinished-resume = 続ける
unfinished-copy = リンクをコピー
kept-undated = 日付なし（以前のバージョン）
kept-delete = 削除
kept-deleted = 削除しました。
kept-restore = 元に戻す
unreadable-title = 開けなかったゲーム
unreadable-about = データはそのまま保存されています。新しいバージョンなら開けるかもしれません。開けない場合は、テキストが原因を調べる手がかりになります。
unreadable-copy = テキストをコピー
games-keep = ゲームを保存・共有する
games-keep-over = すべてのカードと手が含まれるので、誰でもゲームを再生できます。
games-keep-unfinished = ここまでのゲームです。これから出るカードも含まれるので、読めば先が分かってしまいます。
games-none = まだゲームがありません。ゲームを始めると、ここで保存や共有ができます。
games-share = 共有…
games-formats = 形式
games-share-failed = ここでは共有できません。代わりにリンクをコピーしてください。
games-file-text = テキストファイルとして保存
games-file-json = JSONファイルとして保存
games-link-watch = 再生用のリンク
games-link-go-on = 別の端末で続けるためのリンク
games-record = ゲーム記録（テキスト）
challenge-begin = このゲームでの{ $sender }の得点は{ $points }点。次はあなたの番です。
challenge-friend = 友だち
challenge-yours = あなた
challenge-player = 自分の得点
challenge-more = 同じカードで{ $sender }を{ $points }点上回りました。
challenge-less = 同じカードで{ $sender }に{ $points }点及びませんでした。
challenge-same = 同じカードで、{ $sender }と同じ得点です。
send-title = この結果を送る
send-about = 画像、1行の絵文字、リンクで送れます。リンクを開くと、同じカード、同じ席、同じ相手で遊べます。
send-name = 名前（任意）
send-name-about = リンクで伝わるのは、この名前とこのゲームの得点だけです。
send-line = 結果のテキスト
send-streak = 連続記録
picture = テーブルの画像
picture-about = 今の局面の画像です。メッセージや掲示板にどうぞ。全員に公開されているものだけが写ります。
picture-copy = 画像をコピー
picture-save = 画像を保存
picture-copied = 画像をコピーしました。
picture-copy-failed = ここでは画像をコピーできません。画像を保存するか、画像を右クリックまたは長押ししてコピーしてください。
picture-failed = 画像を作成できませんでした。下のテキストに同じ内容があります。
picture-markdown = Markdownとしてコピー
picture-drawn = 引いたカード：{ $card }
picture-row = 列
picture-cards = カード
picture-open-position = この局面から遊ぶ
picture-share = この局面を共有
after-game = ゲームの後に
after-watch = 再生する
after-keep = 保存・共有
after-other-seat = 同じカードで席を替えて
after-strongest = マスターのプレイを見る
next-level = 簡単すぎましたか？次は{ $level }
easier-level = 難しすぎましたか？次は{ $level }
rematch-other-seat = { $name }の席
rematch-other-seat-about = 席を選んでください。その席の開始カードを受け取り、同じ山札で遊びます。全員が一緒に席を移るので、両隣は変わりません。このゲームは練習扱いです。
rematch-person = { $name }の席でのあなたの得点は{ $now }点。前回の{ $name }は{ $before }点でした。
rematch-strongest = あなたの席でのマスターの得点は{ $now }点。あなたは{ $before }点でした。
notice-finished-kept = 同じカードでもう一度始めました。終了したゲームは保存されています。

## Is it fair?

fair-intro = 言葉だけで信じる必要はありません。山札が途中で変わらないことと、誰ものぞき見していないことを、自分で確かめられます。
fair-deck = 山札は変わりません
fair-deck-about = このページにはカードの並び順のハッシュ値が表示されます。この並び順にだけ対応する短い符号で、ほかの並び順から同じ値が出ることはまずありません。ゲームの後に並び順が公開され、誰でもハッシュ値を計算し直せます。
fair-no-game = まだゲームがありません。ゲームを始めてから、もう一度ご覧ください。
fair-no-commitment = このゲームにはハッシュ値がありません。ハッシュ値はゲームが終わる前に作る必要があります。
fair-commitment = ハッシュ値（SHA-256）
fair-told-later = よければ書き留めておいてください。ゲームが終わると、元のテキストがここに表示されます。
fair-told = ハッシュ値の元のテキスト
fair-parts = 各部分の意味
fair-parts-position = ゲームを始めた局面、続いて上から順にカード、最後にソルト。
fair-part-variant = 人数、版、得点表、最終ラウンドカード
fair-part-removed = 除外した色
fair-part-starting = 席ごとの開始カード
fair-part-starter = 先手の席
fair-part-rows = 各列に置ける枚数
fair-part-supply = 上から順にカード
fair-part-salt = ソルト：総当たりで山札を突き止められないようにするためのランダムな数字
fair-check = 検証する
fair-same = 一致しました。ブラウザがテキストからハッシュ値を計算し直した結果です。
fair-other = 一致しません。このテキストのハッシュ値は異なります。
fair-command = このページを使わずに確かめる
fair-bots = コンピューターは山札を見ている？
fair-bots-about = コンピューターに見えるのは、あなたに見えるものだけです。試してみましょう。まだ見えていないカードを混ぜ直し、最後に手番を終えたコンピューターにもう一度選ばせます。
fair-shuffle = 混ぜ直して選ばせる
fair-shuffle-thinking = 考え直しています…
fair-shuffle-nobody = このゲームでは、まだコンピューターの手番がありません。
fair-shuffled = { $shuffles }回中{ $same }回、同じ選択をしました。
fair-moved = { $count }枚のカードが別の位置に移りました。
fair-not = 証明できないこと
fair-not-lot = カードが無作為に配られたこと：番号を指定してゲームを始める人は、前もって多くの番号を試したかもしれません。デイリーゲームは日付だけで決まります。
fair-not-look = あなたがのぞき見していないこと：端末はあなたのもので、保存されたゲームには山札が含まれています。
fair-not-program = 誰もプログラムを改変していないこと。

## Daily deal

daily-about = 毎日新しいゲーム。全員が同じカードで、同じ相手と対戦します。
daily-bots = 3人のコンピューターが待っています。
daily-bots-then = このゲームは今からでも遊べますが、連続記録には数えません。
practice-daily = 練習はデイリーゲームの結果になりません。このゲームが終わったら、もう一度遊んで結果を残せます。
daily-practice = このゲームは練習として遊んだため、まだ結果がありません。もう一度遊ぶと結果が残ります。
daily-go-on = 続ける
daily-yours = あなた
daily-par = マスター
daily-par-thinking = マスターがあなたの席でこのゲームを遊んでいます…
daily-above-par = あなたの席で遊んだマスターを上回りました！
daily-on-par = あなたの席で遊んだマスターとちょうど同じ得点です。
daily-below-par = あなたの席で遊んだマスターのほうが、{ $points }点上でした。
daily-share-streak = 連続記録：{ $count }日。
daily-share-button = 共有
daily-streak = 現在の連続記録
daily-streak-best = 最長の連続記録
daily-played = プレイ数
daily-streak-about = その日（UTC）のうちに始めて、翌日までに終えると、1日と数えます。練習は数えません。1日でも抜けると、連続記録は最初からになります。
daily-archive = これまでのデイリーゲーム
daily-next = 次のゲームは{ $time }から
daily-today = 今日のゲーム
page-home = ホーム
home-title = おかえりなさい
home-continue = ゲームを続ける
home-dare = 全員が同じカードです。あなたの席で遊ぶマスターに勝てますか？
home-yours = あなた：{ $score }
home-master = マスター：{ $score }
home-week = 直近7日間
home-day-missed = 未プレイ
home-day-played = プレイ済み
home-day-won = マスターを上回る
home-mistake = ミスを直す
home-lost = あなたのゲームでの{ $band }。
home-mend = もう一度挑戦
home-unrated = ゲームを振り返ると、ここにあなたの実力が表示されます。
home-play = ゲームを始める
home-change = 変更
daily-again-about = 何度でも遊べますが、最初の結果が記録になります。
daily-compare = 比べる・共有する
month-before = 前の月
month-after = 次の月
not-persistent = このブラウザでは一部を保存できませんでした。ここに表示されているものの一部は、ページを閉じると失われることがあります。
kept-unreadable = この端末にあるデータのうち{ $count }件は、このバージョンでは読み取れません。ここには表示されませんが、保存されたままです。
notice-puzzle-unreadable = この問題を開けませんでした。{ $days }日後にもう一度出題されます。
notice-decision-unreadable = この選択を開けませんでした。

## My mistakes

mistakes-about = 損をした選択が、短い問題になって戻ってきます。正解すると3日後、10日後、30日後に再び出題され、すべて正解すると習得です。間違えると翌日にまた出題されます。
mistakes-none = まだ何もありません。終了したゲームを振り返ると、悪手と大悪手が自動的に追加されます。
mistakes-today = { $count ->
    [0] 今日の問題はありません
   *[other] 今日の問題：{ $count }問
}
mistakes-start = 始める
mistakes-puzzle = 問題{ $number } / { $count }：あなたならどうしますか？
mistakes-number = 問題{ $number } / { $count }
mistakes-answer = 答えを見る
mistakes-waiting = 出題予定
mistakes-learned = 習得済み
mistakes-next-date = 次回の出題
mistakes-next = 次の問題
puzzles-back = 問題に戻る
mistakes-solved = 正解！次回の出題：{ $date }。
mistakes-solved-learned = 正解！この問題は習得しました。
mistakes-unsolved = 明日もう一度出題されます。
mistakes-then = ゲームでのあなたの手：{ $action }。

## Trainer

trainer-about = コンピューターどうしのゲームから、明らかな最善手が1つだけある選択を集めました。易しい順に出題します。正解すると30日後に1回だけ再び出題され、間違えると翌日に「自分のミス」に出題されます。
trainer-day = 今日の局面
trainer-solve = 解いてみる
trainer-day-solved = 正解しました。
trainer-day-missed = 不正解でした。「自分のミス」でもう一度出題されます。
trainer-themes = テーマ
trainer-solved = { $all }問中{ $solved }問正解
trainer-source = コーチは、これから出るカードを変えながら、すべての手を何度も比べました。最終ラウンドでは、すべてのカードを計算に入れています。
trainer-often = ここでよくある選択：{ $action }。
trainer-found = { $level }レベルのプレイヤーは100回中{ $share }回、最善手を見つけます。
training-spoil = 列を台無しにする
training-about-spoil = 誰の役にも立たないカードでも、相手の得点を減らせることがあります。
training-stake = 取るか、引くか
training-about-stake = 列を取れば得点になります。取ってラウンドを抜けるか、それを賭けてもう1枚引くか。
training-jokers = ジョーカー
training-about-jokers = ジョーカーを取るか、見送るか、それともちょうどよい列に置くか。
training-last_round = 最終ラウンド
training-about-last_round = この後にラウンドはないので、すべての手を最後まで計算できます。

## Your games

finished-none = 終了したゲームがここに並びます。再生、共有、比較ができます。
finished-again = 同じカードでもう一度
finished-again-own = 自分の席
finished-count = { $count }ゲーム
finished-search = 検索
finished-more = さらに表示
finished-favourite = お気に入り
finished-favourites = お気に入りのみ
finished-note = メモ
finished-table = 表として書き出す（CSV）
finished-opponents = 対戦相手：
finished-players = プレイヤー：
finished-people = { $count }人
finished-continued = 途中の局面から
finished-no-bots = 人間だけ
finished-hints = ヒント{ $count }回

## Statistics

statistics-none = コンピューターとのゲームを終えると、ここに得点や順位、上達の様子が表示されます。
statistics-few = 統計は{ $least }ゲームから始まります。あと{ $count }ゲームです。
filters = { $count ->
    [0] 絞り込み
   *[other] 絞り込み（{ $count }）
}
filters-clear = 絞り込みを解除
statistics-variant = ルール
statistics-level = コンピューターのレベル
statistics-style = スタイル
statistics-bot = 対戦相手
statistics-all = すべて
statistics-players = { $count }人
statistics-no-match = 条件に合うゲームはありません。
statistics-practice = { $count ->
    [0] 練習ゲームは数えません。
   *[other] 練習ゲーム{ $count }件は数えていません。
}
statistics-counted = デイリーゲームは、それぞれ最初の1ゲームだけを数えます。同点での勝利は、人数で割った勝利として数えます。
goals-reached = { $reached } / { $all }達成
figure-games = ゲーム数
figure-wins = 勝利
figure-points = 平均得点
figure-best = 最高得点
figure-rank = 平均順位
by-variant = ルール別
by-level = レベル別
by-style = 対戦相手のスタイル別
by-bot = 対戦相手別
statistics-same = 全ゲームに共通
strength = あなたの実力
strength-between = あなたの実力は{ $lower }と{ $upper }の間です
strength-like = あなたの実力は{ $level }レベルです
strength-range = { $games }ゲームの結果、{ $low }から{ $high }の範囲です。
strength-games = { $games }ゲームの結果です。
strength-even = { $level }レベルのコンピューターが、ちょうど互角の相手です。
strength-play = { $level }と対戦
strength-up = 前回のゲームより上がりました。
strength-down = 前回のゲームより下がりました。
strength-same = 前回と変わりません。
strength-wait = あと{ $count }ゲームで、ここにあなたの実力が表示されます。
strength-course = ゲームごとの実力の推移
strength-band = 塗りつぶしの範囲：95%信頼区間。あなたの実力はおそらくこの範囲にあります。
strength-about = コーチは、あなたの選択で失った得点を、各レベルのコンピューターが失う得点と比べます。運や勝敗は関係ありません。ヒントを使ったゲームも数えません。
goal-news = 目標を{ $count }個達成：{ $goals }
goal-next = 次の目標：{ $goal }。
goal-news-all = すべての目標を達成しました。
goal-reached = 達成
goal-progress = { $done } / { $all }
goal-first = ゲームに勝つ
goal-alone = ヒントなしで勝つ
goal-tables = すべての人数で勝つ
goal-sides = 両方の版で、得点表の両面で勝つ
goal-levels = すべてのレベルのコンピューターに勝つ
goal-styles = すべてのスタイルの相手に勝つ
goal-lead = { $lead }点以上の差で勝つ
goal-points = { $points }点を取る
goal-faultless = 自分の選択で失う得点を1点未満に抑える
goal-unlucky = カードの運に恵まれなくても勝つ
goal-days = { $all }日分のデイリーゲームを終える
goal-mistakes = 自分のミスの問題を{ $all }問習得する
chart-points = 最近のゲームの得点
chart-lost-points = 自分の選択で失った得点
chart-mean = 平均：{ $value }
chart-game = ゲーム
chart-date = 日付
chart-value = 値
chart-table = 表で見る
backup-title = バックアップと引っ越し
backup-about = ゲーム、デイリーゲームの結果、ミス、ボットを保存したり、別の端末に移したりできます。同じものが二重に数えられることはありません。
backup-file = ファイルに書き出す
backup-text = テキストで書き出す
backup-text-label = コピー用のデータ（テキスト）
backup-open = ファイルから読み込む
backup-paste = 別の端末で書き出したテキスト
backup-add = 読み込む
backup-added = { $count ->
    [0] 新しいゲームはありません。すべて読み込み済みです。
   *[other] { $count }ゲームを読み込みました。
}
backup-bots-added = ボットを{ $count }個読み込みました。ボット工房にあります。
backup-foreign = これはコロレットのバックアップではありません。何も変更していません。
backup-newer = このバックアップは新しいバージョンのものです。ページを再読み込みして、もう一度お試しください。
backup-truncated = このバックアップは終わりの部分が欠けています。もう一度、すべてを書き出すかコピーしてください。
backup-damaged = このバックアップは破損しています。何も読み込みませんでした。
backup-too-big = コロレットのバックアップにしては大きすぎるため、開きませんでした。
backup-no-room = このブラウザには、バックアップのボットをすべて保存する空きがありません。ほかのデータはすべて読み込みました。バックアップは残しておいてください。

## Strategy by numbers

strategy-about = この数字はコンピューターどうしのゲームから得たものです。各テーブル{ $games }ゲーム、全員{ $level }レベル。このプレイヤーたちの遊び方を示すもので、ゲームの法則ではありません。
strategy-numbers = データ
strategy-rule-1 = 茶色の面では、序盤なら5点の列は取る価値があります。その後は待つほうが得です。終盤のエキスパートは、7点の列でさえ取るより見送ることのほうが多くなります。
strategy-rule-2 = 茶色の面では、列がいっぱいになるのを待ちましょう。3人以上では、取られた列の7割が3枚の列です。
strategy-rule-3 = 茶色の面では、ジョーカーは1枚で良い列1つ分の価値があり、+2カード2枚分を上回ります。
strategy-rule-4 = ゲームの半ばまでに3色に絞りましょう。終盤では、4番目の色のカードにはほとんど価値がありません。
strategy-rule-5 = 灰色の面では、少ないカードで早めに抜けましょう。3人か4人では、取られた列の3分の2が1枚だけの列です。
strategy-date = ゲームの日付：
strategy-interval = 細い線と、各数字の横の数字は95%信頼区間です。偶然だけで数字がどれだけ動きうるかを示します。
strategy-bounds = { $sign ->
    [minus] { $low }〜{ $high }
   *[plus] { $low }〜{ $high }
}
strategy-early = 序盤
strategy-middle = 中盤
strategy-late = 終盤
strategy-few = データ不足
strategy-how = 測定方法
strategy-seat = 先手は有利？
strategy-seat-finding = { $verdict ->
    [more] { $players }人では、先手の勝率は{ $share }で、互角の{ $even }を上回ります。
    [fewer] { $players }人では、先手の勝率は{ $share }で、互角の{ $even }を下回ります。
   *[even] { $players }人では、先手の勝率は{ $share }です。互角なら{ $even }で、差は偶然かもしれません。
}
strategy-seat-caption = 手番順の結果
strategy-seat-head = 手番順
strategy-seat-position = { $position }番目
strategy-seat-legend = 破線：互角の場合、{ $even }。得点の目盛りは0から始まっていません。
strategy-seat-about = 手番順は最初のラウンドのものです。同点での勝利は、人数で割った勝利として数えます。
strategy-take = 列を取るタイミング
strategy-take-finding = 一番良い列が{ $points }になるとき、列を取る割合は序盤で{ $early }、終盤で{ $late }です。
strategy-take-caption = 列を取る割合
strategy-take-head = 一番良い列
strategy-take-least = { $points }以下
strategy-take-most = { $points }以上
strategy-take-about = 引くことも取ることもできたすべての手番を、一番良い列ですぐに増える得点ごとにまとめたもの。序盤・中盤・終盤は、最終ラウンドカードより上のカードを3等分したもので、最終ラウンドは終盤に含めます。
strategy-cards = 列がいっぱいになるのを待つ
strategy-cards-finding = 中盤で列を取る割合は、一番良い列が{ $count }枚のとき{ $full }、1枚だけのとき{ $single }です。
strategy-cards-caption = 列を取る割合
strategy-cards-head = 一番良い列の枚数
strategy-cards-about = 同じ手番を、一番得点が増える列のカードの枚数ごとにまとめたもの。そのような列が複数あるときは、枚数が一番多い列で数えます。
strategy-rows = 列で得られる得点
strategy-rows-finding = 取られた列の{ $share }は{ $cards }の列で、すぐに増える得点は平均{ $points }です。
strategy-rows-caption = 取られた列（枚数別）
strategy-rows-head = 列
strategy-rows-share = 列全体に占める割合
strategy-rows-points = すぐに増える得点
strategy-rows-about = 取られたすべての列と、取ったプレイヤーの得点がすぐにどれだけ変わったか。
strategy-specials = ジョーカーと+2カード
strategy-specials-finding = 中盤でのニューラルネットワークの予想では、ジョーカー1枚の価値は{ $joker }、+2カード1枚の価値は{ $bonus }です。
strategy-specials-caption = カード1枚で増える最終的なリード（点）
strategy-specials-head = 増えるカード
strategy-specials-about = 集計ではなく推定です。ラウンドの開始時に、そのカードを1枚山札からプレイヤーの手元に移すと、得点が一番高い相手に対する最終的なリードが、ニューラルネットワークの予想でどれだけ増えるかを示します。信頼区間にはネットワーク自体の誤差は含まれません。
strategy-colours = どの色を集めるか
strategy-colours-finding = 終盤でのニューラルネットワークの予想では、一番多い色のカード1枚の価値は{ $longest }、4番目の色のカード1枚の価値は{ $fourth }です。
strategy-colours-caption = カード1枚で増える最終的なリード（点）
strategy-colours-head = 増えるカード
strategy-colours-rank = { $rank ->
    [1] 一番多い色
   *[other] { $rank }番目の色
}
strategy-colours-about = 集計ではなく推定です。方法はジョーカーと同じです。プレイヤーがすでに持っている色だけを、枚数の多い順に数えます。
strategy-scores = 得点の価値
strategy-scores-finding = { $players }人では、{ $strong }の得点の半分は{ $high }点以上です。{ $weak }では{ $low }点以上です。
strategy-scores-caption = レベル別の最終得点
strategy-scores-head = レベル
strategy-scores-reach = { $share }が到達
strategy-scores-legend = 濃い部分：得点の中央80%。線：半分が到達する得点。レベルごとに{ $games }ゲーム以上。
strategy-scores-about = 同じレベルのコンピューターどうしのゲームで、最終ラウンドカードは標準の位置にあります。すべてのゲームのすべての席を数えています。

## About

about-game = コロレットは、ミヒャエル・シャハト作のカードゲームです。これは独自の絵と文章による非公式の作品です。ゲーム名の権利は出版元に帰属します。
about-version = バージョン{ $version }。ルール、ゲームエンジン、コンピューターはPythonで書かれ、すべてブラウザの中で動作します。
about-privacy-title = プライバシー
about-privacy = ゲーム、設定、結果はこの端末にのみ保存されます。どこにも送信されません。追跡もCookieもありません。
about-diagnostic-title = 問題を報告する
about-diagnostic = 問題を報告するときは、このテキストを添えてください。バージョン番号、ブラウザ、ウィンドウのサイズ、設定、ゲーム記録、最近のエラーが含まれますが、名前は含まれません。
about-parts = 使用している部品
about-part = 部品
about-part-version = バージョン
about-licence = ライセンス
about-our-licence = このゲームのライセンス
about-third-licences = 第三者のライセンス
about-bill = ソフトウェア部品表（SBOM）
about-docs = ドキュメント
in-english = { $words }（英語）
about-workshop = ボット工房：自分のボットを書く

### The rules page

rules-intro = ミヒャエル・シャハト作、{ $least }〜{ $most }人用のカードゲームを、独自の言葉で説明します。コンピューターとのゲームは数分で終わり、手番ごとの選択は1つだけです。
rules-contents = 目次
rules-steps = 6枚の絵で見るゲーム
rules-step-draw = 手番では、山札の一番上のカードをめくります。
rules-step-place = そのカードを、空きのある列に置きます。
rules-step-take = または、列を1つ取ります。その列のカードはすべてあなたのものになり、次のラウンドまで待ちます。
rules-step-plus = 最後に、得点の高い{ $plus }色がプラス点になります。枚数が多いほど高得点です。
rules-step-minus = ほかの色はすべてマイナス点になります。
rules-step-last = 最終ラウンドカードが出たら、そのラウンドを最後まで行い、得点を計算します。
back-to-table = テーブルに戻る

## The aim

aim = ゲームの目的
aim-plus = 全員が{ $colours }色のカードを集めます。最後に、自分の色のうち{ $plus }色がプラス点に、ほかの色はすべてマイナス点になります。同じ色のカードが多いほど、プラスもマイナスも大きくなります。
aim-few = つまり、少ない種類の色をたくさん集め、ほかの色はできるだけ避けたいのです。ただし、取るときは必ず列ごと。その列に何が入るかは、ほかの人にも左右されます。

## The cards

cards = カード
rules-cards-colours = 色は、色合い、模様、マークで見分けられます。
rules-cards-plus-two = +2カードは、ほかに何を持っていても1枚{ $points }点です。
rules-cards-joker = ジョーカーは好きな色のカードになります。ただし、色を決めるのはゲームの最後です。
rules-cards-golden = ゴールデンジョーカーは、もう1枚カードがもらえるジョーカーです（「ジョーカー」を参照）。
rules-cards-last-round = 最終ラウンドカードは山札の中に隠れていて、ゲームの終わりを知らせます。誰のものにもなりません。
rules-cards-table = 各版のカード
rules-kind = カード
rules-kind-colour = { $colours }色のカード（各色）
rules-kind-under-marker = 最終ラウンド{ "\u200B" }カードの下の{ "\u200B" }カード
rules-kind-all = 合計
rules-cards-marker-choice = ゲームを準備するときに、どちらの版でも、最終ラウンドカードを最後の{ $depths }枚の上に置けます。

## Setting up

set-up = 準備
rules-setup-how = 準備はすべてコンピューターが行います。無作為に色を除外し、各自に異なる色の開始カードを配り、残りを混ぜて、最終ラウンドカードを所定の位置に入れます。最初のプレイヤーも無作為に決まります。
rules-setup-table = 人数ごとの準備
rules-setup-players = 人数
rules-setup-removed = 除外する色
rules-setup-starting = 各自の開始カード
rules-setup-rows = 列
rules-setup-room = 列ごとの枚数
rules-setup-supply = 山札

## Your turn

turn = 手番
rules-turn-one = 次の2つのうち、どちらか1つを行います。パスはできません。
rules-turn-draw-title = カードを引いて置く
rules-turn-draw = 山札の一番上のカードをめくり、それを見てから置く列を選びます。空きがあり、まだ取られていない列なら、どこでも構いません。空きのある列がないとき、または山札がないときは、引けません。
rules-turn-take-title = 列を取る
rules-turn-take = カードが1枚以上ある列を1つ選び、そのすべてを取ります。カードは自分のものになり、ラウンドが終わるまでお休みです。このラウンドでは、その列はもう誰も使えません。
rules-turn-next = 続いて、まだ列を取っていない次のプレイヤーの手番になります。最後に残った人は、引けるかぎり、1人で好きなだけ引いて置けますが、最後には必ず列を取ります。
rules-turn-colours = 集める色を前もって選ぶ必要はありません。最後に、一番得点の高い色が自動的にプラス点になります。色は何色でも集められますが、その分だけ減点されます。

tips-again = 最初のゲームでは、テーブルに表示されるアドバイスが進め方を教えてくれます。ここで再び表示できます。

## The end of a round

round = ラウンドの終わり
round-end = 全員が列を取ったら、ラウンドは終わりです。列を空に戻し、最後に列を取ったプレイヤーから次のラウンドを始めます。

## Jokers

jokers-title = ジョーカー
jokers-when = ジョーカーは、ゲームが終わるまで色のカードの横に置いておきます。終わったら、ジョーカーごとに色を選びます。同じ色でなくてもよく、1枚も持っていない色でも構いません。一番良い色が最初から選ばれていますが、変更できます。
jokers-golden = ゴールデンジョーカーはジョーカーとして数えます。さらに、これを含む列を取ったプレイヤーは、すぐに山札の一番上のカードをめくって自分のカードに加えます。山札がなければ、何も起こりません。

## The last round

last-round-title = 最終ラウンド
last-round-when = 誰かが最終ラウンドカードをめくったら、それを脇に置き、代わりにもう1枚めくります。そのラウンドを最後まで行い、ゲームは終わります。
last-round-count = あと何枚引くと最終ラウンドになるかは、テーブルに表示されます。

## Scoring

scoring = 得点計算
scoring-how = 色の得点は、ジョーカーを含めたその色の枚数で決まります。一番得点の高い{ $plus }色がプラス点に、ほかの色はすべてマイナス点になります。+2カードは1枚につき{ $points }点を加えます。
scoring-sides = 得点表には2つの面があり、ゲームを準備するときに選びます。茶色の面では、{ $most }枚までは枚数が増えるほど得点が高くなります。灰色の面では、同じ色{ $peak }枚が最も高く、それを超えると得点は下がります。
points-table = 同じ色の枚数ごとの得点
points-count = 同じ色の枚数
points-more = { $count }以上
side-brown = 茶色の面
side-grey = 灰色の面
example-title = 計算例
example-about = 次のカードとジョーカー1枚を、それぞれの面で計算します。ジョーカーは一番得になる色に加えます。
example-table = 両方の面での計算例
example-pile = カード
example-joker = { $points }、ジョーカー{ "\u200B" }込み
example-total = 合計

## Two players

two = 2人で遊ぶとき
rules-two-rows = 列は3つあり、それぞれ1枚、2枚、3枚まで置けます。各自が2枚の開始カードを受け取り、4枚の開始カードはすべて異なる色です。
rules-two-end = 2人とも列を取ると、ラウンドは終わりです。3つ目の列のカードはゲームから除外します。

## Editions

editions = 2つの版
rules-editions-classic = クラシック版にはジョーカーが{ $jokers }枚あり、最終ラウンドカードは最後の{ $depth }枚の上に置きます。
rules-editions-golden = ゴールデンジョーカー版にはゴールデンジョーカーと普通のジョーカー{ $jokers }枚があり、最終ラウンドカードは最後の{ $depth }枚の上に置きます。

### The embed page

share-intro = どんなサイトの記事にも、ゲームのテーブルを置けます。読者に見せるものを選び、サイトに合ったコードをコピーしてください。ゲームは「プレイ」を押したときに初めて読み込まれます。
share-choice = 読者に見えるもの
share-preview = プレビュー
share-ways = 埋め込みコード
share-subject = 内容
share-subject-deal = 新しいゲーム
share-subject-pos = 局面
share-subject-record = 記録されたゲーム
share-pos = 局面（テキスト）
share-record = ゲーム記録（テキスト）
share-seed-hint = 空欄なら読者ごとに異なるゲームになります
share-transparent = 背景を透明にする
share-compact = コンパクト（ゲームログなし）
share-accent = ボタンの色を指定
share-accent-colour = ボタンの色
share-frame = iframeのみ
share-frame-about = HTMLを使えるサイト向け。高さは固定です。
share-script = iframeとスクリプト
share-script-about = スクリプトも使えるサイト向け。iframeの高さがゲームに合わせて変わり、ゲームの中の出来事がページに通知されます。
share-element = カスタム要素
share-element-about = 自分でページを作る人向け。1ページにいくつでも置けます。それぞれ、読者が近くまでスクロールしたときに読み込まれます。
share-link = リンクのみ
share-link-about = WordPressやGhost向け。リンクだけの行を作ると、埋め込みゲームに変わります。上で選んだもののうち、引き継がれるのは言語だけです。

## Link previews, and the page of browsers without JavaScript

needs-javascript = このページにはJavaScriptが必要です。
site-play = コロレットで遊ぶ
site-description = ミヒャエル・シャハトのカードゲーム「コロレット」で、コンピューターと対戦しましょう。無料で、ブラウザですぐに遊べます。
