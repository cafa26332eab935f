import type { ItemNames } from '../sector.ts'

export const pt: ItemNames = {
  goods:
    'Candeeiro de secretária LED|Cadeira de escritório|Papel A4 80 g|Toner preto|Estante metálica 180 x 90|Aparafusadora 18 V|Base USB-C|Parafusos M8 x 40 zincados|Luvas de proteção T10|Fita de embalagem 50 mm|Monitor 27"|Quadro branco 120 x 90|Cabo de rede Cat 6, 5 m|Painel LED 60 x 60|Válvula de esfera 1/2"|Cartucho de filtro',
  trade:
    'Montagem de lavatório|Mão de obra eletricista|Desmontagem de caldeira|Pintura de paredes, duas demãos|Tubo de cobre 22 mm|Deslocação|Colocação de tomadas|Placa de gesso 12,5 mm|Ensaios e arranque|Aluguer de andaime',
  freelance:
    'Serviços de consultoria|Criação de sítio web|Tradução português–inglês|Redação de textos|Condução de workshop|Gestão de projeto|Edição de imagem|Despesas de viagem',
  hotel:
    'Quarto duplo|Pequeno-almoço|Taxa turística|Estacionamento|Minibar|Sala de reuniões, dia inteiro|Lavandaria',
  utility:
    'Energia horas cheias|Energia horas de vazio|Termo fixo|Acesso às redes|Consumo de gás|Aluguer de contador|Imposto especial',
  telecom:
    'Assinatura de linha|Internet fibra 100 Mb|Chamadas para móveis|Roaming UE|Tarifário móvel M|Aluguer de router|Fatura detalhada',
  insurance:
    'Seguro multirriscos|Seguro de recheio|Responsabilidade civil|Seguro automóvel|Proteção jurídica',
  school: 'Propina 2.º período|Refeições|Manuais e material|Transporte escolar|Aulas de música',
  medical:
    'Consulta|Hemograma|Radiografia da mão|Sessão de fisioterapia|Vacinação|Restauração dentária',
  subscription:
    'Licença de software anual|Alojamento cloud|Utilizadores|Suporte premium|Renovação de domínio|Cópia de segurança 500 GB',
  transport:
    'Transporte Porto–Madrid|Sobretaxa de combustível|Desalfandegamento|Troca de paletes|Entrega expresso|Armazenagem semanal',
  garage:
    'Mudança de óleo e filtro|Pastilhas de travão|Mão de obra oficina|Inspeção periódica|Escovas limpa-vidros|Pneu 205/55 R16|Bateria 12 V 70 Ah|Alinhamento',
  food: 'Azeite virgem extra 5 l|Farinha de trigo 25 kg|Tomate cat. I|Lombo de salmão|Café em grão 1 kg|Queijo curado|Vinho branco 0,75 l|Maçã Gala|Manteiga 250 g|Sumo de laranja 1 l',
}
